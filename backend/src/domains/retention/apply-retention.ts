import { type Retained, retention } from '@shared/contract/retention';
import type { Database } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import type { FileStore } from '../uploads/file-store';
import { rules } from './rules';

/** Any number; lets one of several processes do it. */
const RETENTION_LOCK = 7_204_512;
/** Milliseconds after which a file that no row names was left behind by a process that ended, not being written by one. */
const LEFT_BEHIND = 60 * 60_000;

interface Kept {
  database: Database;
  files: FileStore;
}

/** What could not be done; the rest was. */
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
      for (const file of gone) await files.remove(file);
    } catch (error) {
      report(kind, error);
    }
  }
  await sweepFiles({ database, files }).catch((error: unknown) => {
    report('files', error);
  });
}

/** Removes files that no row names, and parts of files that never became whole. */
async function sweepFiles({ database, files }: Kept): Promise<void> {
  const before = Date.now() - LEFT_BEHIND;
  const old = (await files.list()).filter(({ modified }) => modified < before).map(({ name }) => name);
  const sql = `with old as (select jsonb_array_elements_text($1::jsonb) as name)
    select id from uploads where id in (select name from old)
    union all select id from desk_files where id in (select name from old)`;
  const named = new Set((await database.query<{ id: string }>(sql, [JSON.stringify(old)])).map(({ id }) => id));
  for (const name of old) if (!named.has(name)) await files.remove(name);
}
