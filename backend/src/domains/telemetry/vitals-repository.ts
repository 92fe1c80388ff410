import type { DataOf, telemetryVitals } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    vitals: VitalsRepository;
  }
}

export type VitalsRepository = ReturnType<typeof vitalsRepository>;
type ReleaseVital = DataOf<typeof telemetryVitals>[number];

export interface VitalReport {
  release: string;
  metric: ReleaseVital['metric'];
  /** Milliseconds; a layout shift has no unit. */
  value: number;
}

/** Good up to the first, poor above the second: the thresholds that the field's tools share. Milliseconds but for CLS. */
const thresholds: Readonly<Record<VitalReport['metric'], readonly [good: number, poor: number]>> = {
  TTFB: [800, 1800],
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
};

/** Releases of one day that are told apart. Anybody may report, so the table must not grow by what they make up. */
export const RELEASES_A_DAY = 200;
const DAYS_KEPT = 30;
/** Takes what comes beyond; no release has this name. */
const BEYOND = '(more)';

export function vitalsRepository(database: Database) {
  return {
    /** Only counts by rating and a sum are kept: nothing of a single visit, and nothing older than is shown. */
    async add(reports: readonly VitalReport[]): Promise<void> {
      if (reports.length === 0) return;
      // In one order everywhere, so that two processes never wait for each other's rows.
      const ordered = [...reports].sort((a, b) => (a.release + a.metric < b.release + b.metric ? -1 : 1));
      await database.transaction(async (transaction) => {
        await transaction.query(`delete from vital_counts where day <= current_date - ${DAYS_KEPT}`);
        for (const report of ordered) await count(transaction, report);
      });
    },

    async releases(): Promise<ReleaseVital[]> {
      const sql = `select release, metric, sum(good)::int as good, sum(needs_improvement)::int as "needsImprovement",
          sum(poor)::int as poor, sum(total) / sum(good + needs_improvement + poor) as mean
        from vital_counts where day > current_date - ${DAYS_KEPT}
        group by release, metric order by max(day) desc, release, metric limit 500`;
      return database.query<ReleaseVital>(sql);
    },
  };
}

async function count(transaction: Queryable, { release, metric, value }: VitalReport): Promise<void> {
  const sql = `insert into vital_counts as c (release, metric, good, needs_improvement, poor, total)
    select case
        when exists (select 1 from vital_counts where day = current_date and release = $1)
          or (select count(distinct release) from vital_counts where day = current_date) < ${RELEASES_A_DAY}
        then $1 else '${BEYOND}' end,
      $2, $3, $4, $5, $6
    on conflict (day, release, metric) do update set good = c.good + excluded.good,
      needs_improvement = c.needs_improvement + excluded.needs_improvement, poor = c.poor + excluded.poor,
      total = c.total + excluded.total`;
  const [good, poor] = thresholds[metric];
  const rated = [value <= good, value > good && value <= poor, value > poor].map(Number);
  await transaction.query(sql, [release, metric, ...rated, value]);
}

export const vitals = repositoryPlugin('vitals', vitalsRepository);
