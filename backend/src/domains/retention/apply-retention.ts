import { type Retained, retention } from '@shared/contract/retention';
import { type Database, onlyRow } from '../../database/database';
import type { Storage } from '@shared/storage';
import { fileOfPart } from '../desk-files/parts';
import { rules } from './rules';

/** The lock, any number, that lets one of several processes do it. */
const RETENTION_LOCK = 7_204_512;
/** Milliseconds after which a file that no row names was left behind by a process that ended, not being written by one. */
const LEFT_BEHIND = 60 * 60_000;

interface Kept {
  database: Database;
  files: Storage;
}

/** Files that are looked up in one statement. */
const AT_A_TIME = 5000;

/** Reports a rule that failed; the rest was applied. */
export type RetentionProblem = (what: Retained | 'files', error: unknown) => void;

/** Deletes what was kept for its days (`retention` of the contract), and files that are nobody's. */
export async function applyRetention({ database, files }: Kept, report: RetentionProblem): Promise<void> {
  for (const [kind, { days }] of Object.entries(retention) as [Retained, { days: number }][]) {
    try {
      const gone = await database.transaction(async (transaction) => {
        const lock = `select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as mine`;
        const { mine } = await onlyRow<{ mine: boolean }>(transaction, lock);
        return mine ? rules[kind](transaction, days) : [];
      });
      // A file goes after its row: one that stays because the process ends here is swept below, the next day.
      for (const file of gone) await files.delete(file);
    } catch (error) {
      report(kind, error);
    }
  }
  await sweepFiles({ database, files }).catch((error: unknown) => report('files', error));
}

/** Removes files that no row names, parts of files that are whole by now or never became it, and writes that broke off. */
async function sweepFiles({ database, files }: Kept): Promise<void> {
  const before = Date.now() - LEFT_BEHIND;
  await files.sweep(before);
  const old: string[] = [];
  for await (const { key, modified } of files.list('')) if (modified < before) old.push(key);
  for (let at = 0; at < old.length; at += AT_A_TIME) {
    const keys = old.slice(at, at + AT_A_TIME);
    const ids = keys.map((key) => fileOfPart(key) ?? key);
    const sql = `with old as (select jsonb_array_elements_text($1::jsonb) as id)
      select id, true as whole from uploads where id in (select id from old)
      union all select id, done_at is not null from desk_files where id in (select id from old)`;
    const rows = await database.query<{ id: string; whole: boolean }>(sql, [JSON.stringify(ids)]);
    const wholeById = new Map(rows.map(({ id, whole }) => [id, whole]));
    for (const key of keys) {
      const id = fileOfPart(key);
      // Parts are of use until their file is whole.
      const isOfUse = id === null ? wholeById.has(key) : wholeById.get(id) === false;
      if (!isOfUse) await files.delete(key);
    }
  }
}
