import type { DataOf, telemetryCounts, telemetryReleases } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    telemetry: TelemetryRepository;
  }
}

export type TelemetryRepository = ReturnType<typeof telemetryRepository>;
type Count = DataOf<typeof telemetryCounts>[number];
type ReleaseCount = DataOf<typeof telemetryReleases>[number];

export interface Report {
  kind: string;
  remote?: string | undefined;
  release?: string | undefined;
  rung?: string | undefined;
  cause?: string | undefined;
  outcome?: string | undefined;
  duration?: number | undefined;
}

type Key = readonly [kind: string, remote: string, release: string, rung: string, cause: string, outcome: string];

/** Different failures of one day that are told apart. Anybody may report, so the table must not grow by what they make up. */
export const KEYS_A_DAY = 1000;
const DAYS_KEPT = 30;
/** Counts what came beyond; no report can be of this kind. */
const beyond: Key = ['(more)', '', '', '', '', ''];

export function telemetryRepository(database: Database) {
  return {
    /** Only counts are kept: nothing of a single visitor, and nothing older than is shown. */
    async add(reports: readonly Report[]): Promise<void> {
      if (reports.length === 0) return;
      await database.transaction(async (transaction) => {
        await transaction.query(`delete from telemetry_counts where day <= current_date - ${DAYS_KEPT}`);
        let room = KEYS_A_DAY - (await keysOfToday(transaction));
        let more = 0;
        for (const { key, ...counted } of countedByKey(reports)) {
          if (await increaseKnown(transaction, key, counted)) continue;
          if (room > 0) await increase(transaction, key, counted);
          else more += counted.count;
          room -= 1;
        }
        if (more > 0) await increase(transaction, beyond, { count: more, duration: 0 });
      });
    },

    async releases(): Promise<ReleaseCount[]> {
      const sql = `select release, rung, outcome, sum(count)::int as count, (sum(duration) / sum(count))::int as duration
        from telemetry_counts where day > current_date - ${DAYS_KEPT} and kind = 'recovery'
        group by release, rung, outcome order by release, count desc, rung limit 500`;
      return database.query<ReleaseCount>(sql);
    },
  };
}

/** How often each failure was reported, the most frequent first. */
export async function failureCounts(database: Queryable): Promise<Count[]> {
  const sql = `select kind, remote, release, rung, cause, outcome, sum(count)::int as count, max(last_at) as "lastAt"
    from telemetry_counts where day > current_date - ${DAYS_KEPT}
    group by kind, remote, release, rung, cause, outcome order by 7 desc, 8 desc limit 200`;
  const rows = await database.query<Omit<Count, 'lastAt'> & { lastAt: Date }>(sql);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

interface Counted {
  count: number;
  /** Of all of them together, in ms. */
  duration: number;
}

/** In one order everywhere, so that two processes never wait for each other's rows. */
function countedByKey(reports: readonly Report[]): (Counted & { key: Key })[] {
  const counts = new Map<string, Counted & { key: Key }>();
  for (const { kind, remote = '', release = '', rung = '', cause = '', outcome = '', duration = 0 } of reports) {
    const key: Key = [kind, remote, release, rung, cause, outcome];
    const name = key.join('\n');
    const before = counts.get(name) ?? { count: 0, duration: 0 };
    counts.set(name, { key, count: before.count + 1, duration: before.duration + Math.round(duration) });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

async function keysOfToday(transaction: Queryable): Promise<number> {
  const sql = 'select count(*)::int as count from telemetry_counts where day = current_date';
  const [row] = await transaction.query<{ count: number }>(sql);
  return row?.count ?? 0;
}

/** False where no report of today has this key. */
async function increaseKnown(transaction: Queryable, key: Key, { count, duration }: Counted): Promise<boolean> {
  const sql = `update telemetry_counts set count = count + $7, duration = duration + $8, last_at = now()
    where day = current_date and kind = $1 and remote = $2 and release = $3 and rung = $4 and cause = $5
      and outcome = $6
    returning 1 as one`;
  return (await transaction.query(sql, [...key, count, duration])).length > 0;
}

async function increase(transaction: Queryable, key: Key, { count, duration }: Counted): Promise<void> {
  const sql = `insert into telemetry_counts as c
      (day, kind, remote, release, rung, cause, outcome, count, duration, last_at)
    values (current_date, $1, $2, $3, $4, $5, $6, $7, $8, now())
    on conflict (day, kind, remote, release, rung, cause, outcome)
      do update set count = c.count + $7, duration = c.duration + $8, last_at = now()`;
  await transaction.query(sql, [...key, count, duration]);
}

export const telemetry = repositoryPlugin('telemetry', telemetryRepository);
