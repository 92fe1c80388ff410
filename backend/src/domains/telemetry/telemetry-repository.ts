import type { DataOf, telemetryCounts } from 'shared/contract/endpoints';
import type { Database } from '../../database/database';
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

export function telemetryRepository(database: Database) {
  return {
    /** Only counts are kept: nothing of a single visitor. */
    async add(reports: readonly Report[]): Promise<void> {
      // In one order everywhere, so that two processes never wait for each other's rows.
      const keys = reports
        .map(({ kind, remote = '', release = '', cause = '', outcome = '' }) => [kind, remote, release, cause, outcome])
        .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
      await database.transaction(async (transaction) => {
        for (const key of keys) {
          const sql = `insert into telemetry_counts as c (day, kind, remote, release, cause, outcome, count, last_at)
            values (current_date, $1, $2, $3, $4, $5, 1, now())
            on conflict (day, kind, remote, release, cause, outcome) do update set count = c.count + 1, last_at = now()`;
          await transaction.query(sql, key);
        }
      });
    },

    async counts(): Promise<Count[]> {
      const sql = `select kind, remote, release, cause, outcome, sum(count)::int as count, max(last_at) as "lastAt"
        from telemetry_counts where day > current_date - 30
        group by kind, remote, release, cause, outcome order by 6 desc, 7 desc limit 200`;
      const rows = await database.query<Omit<Count, 'lastAt'> & { lastAt: Date }>(sql);
      return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
    },
  };
}

export const telemetry = repositoryPlugin('telemetry', telemetryRepository);
