import type { DataOf, telemetryCounts } from 'shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { repositoryPlugin } from '../../http/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    telemetry: TelemetryRepository;
  }
}

export type TelemetryRepository = ReturnType<typeof telemetryRepository>;
type Count = DataOf<typeof telemetryCounts>[number];

export interface Report {
  kind: string;
  remote?: string | undefined;
  release?: string | undefined;
  cause?: string | undefined;
  outcome?: string | undefined;
}

type Key = readonly [kind: string, remote: string, release: string, cause: string, outcome: string];

/** Different failures of one day that are told apart. Anybody may report, so the table must not grow by what they make up. */
export const KEYS_A_DAY = 1000;
const DAYS_KEPT = 30;
/** Counts what came beyond; no report can be of this kind. */
const beyond: Key = ['(more)', '', '', '', ''];

export function telemetryRepository(database: Database) {
  return {
    /** Only counts are kept: nothing of a single visitor, and nothing older than is shown. */
    async add(reports: readonly Report[]): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.query(`delete from telemetry_counts where day <= current_date - ${DAYS_KEPT}`);
        let more = 0;
        for (const { key, count } of counted(reports)) {
          if (await fits(transaction, key)) await increase(transaction, key, count);
          else more += count;
        }
        if (more > 0) await increase(transaction, beyond, more);
      });
    },

    async counts(): Promise<Count[]> {
      const sql = `select kind, remote, release, cause, outcome, sum(count)::int as count, max(last_at) as "lastAt"
        from telemetry_counts where day > current_date - ${DAYS_KEPT}
        group by kind, remote, release, cause, outcome order by 6 desc, 7 desc limit 200`;
      const rows = await database.query<Omit<Count, 'lastAt'> & { lastAt: Date }>(sql);
      return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
    },
  };
}

/** In one order everywhere, so that two processes never wait for each other's rows. */
function counted(reports: readonly Report[]): { key: Key; count: number }[] {
  const counts = new Map<string, { key: Key; count: number }>();
  for (const { kind, remote = '', release = '', cause = '', outcome = '' } of reports) {
    const key: Key = [kind, remote, release, cause, outcome];
    const name = key.join('\n');
    counts.set(name, { key, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

async function fits(transaction: Queryable, key: Key): Promise<boolean> {
  const sql = `select 1 as one where (select count(*) from telemetry_counts where day = current_date) < ${KEYS_A_DAY}
    or exists (select 1 from telemetry_counts
      where day = current_date and kind = $1 and remote = $2 and release = $3 and cause = $4 and outcome = $5)`;
  return (await transaction.query(sql, [...key])).length > 0;
}

async function increase(transaction: Queryable, key: Key, count: number): Promise<void> {
  const sql = `insert into telemetry_counts as c (day, kind, remote, release, cause, outcome, count, last_at)
    values (current_date, $1, $2, $3, $4, $5, $6, now())
    on conflict (day, kind, remote, release, cause, outcome) do update set count = c.count + $6, last_at = now()`;
  await transaction.query(sql, [...key, count]);
}

export const telemetry = repositoryPlugin('telemetry', telemetryRepository);
