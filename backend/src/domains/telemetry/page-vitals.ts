import type { DataOf, deskToday } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import type { SitePages } from '../site-pages/site-pages';

type PageVital = DataOf<typeof deskToday>['pages'][number];
type Metric = PageVital['metric'];

export interface PageReport {
  page?: string | undefined;
  metric: string;
  /** Milliseconds; a layout shift has no unit. */
  value: number;
}

/** The smallest figure that is told apart: a step of the scale is so much more than the one before. */
const FINEST: Readonly<Record<Metric, number>> = { LCP: 10, INP: 10, CLS: 0.001 };
const RATIO = 1.1;
const LAST_STEP = 200;
const DAYS = 7;
const SHARE = 0.75;

const isKept = (metric: string): metric is Metric => metric in FINEST;

/** Step of a value on the scale; 0 is as good as nothing. */
export function stepOf(metric: Metric, value: number): number {
  const times = value / FINEST[metric];
  // A value that is a step of the scale itself must not become the next one.
  return times <= 1 ? 0 : Math.min(LAST_STEP, Math.ceil(Math.log(times) / Math.log(RATIO) - 1e-9));
}

/** The largest value of a step, rounded as a person reads it. */
export function valueOf(metric: Metric, step: number): number {
  const value = step === 0 ? 0 : FINEST[metric] * RATIO ** step;
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

/**
 * Counts vitals by page and by how long it took, in one statement. Anybody may report: pages that the site does not have are
 * none, so that the table cannot grow by what somebody makes up.
 */
export async function addPageVitals(
  { database, sitePages }: { database: Database; sitePages: SitePages },
  reports: readonly PageReport[],
): Promise<void> {
  const known = reports.map(async ({ page = '', metric, value }) => {
    const pattern = isKept(metric) ? await sitePages.patternAt(page) : null;
    return pattern !== null && isKept(metric) ? [{ page: pattern, metric, step: stepOf(metric, value) }] : [];
  });
  const rows = (await Promise.all(known)).flat();
  if (rows.length === 0) return;
  await database.query(
    `insert into page_vital_counts as c (page, metric, step, count)
     select page, metric, step, count(*)::int from jsonb_to_recordset($1::jsonb) as r (page text, metric text, step int)
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (day, page, metric, step) do update set count = c.count + excluded.count`,
    [JSON.stringify(rows)],
  );
}

/** The 75th percentile of each page's loads over a week; the page with the most loads first. */
export async function pageVitals(database: Queryable): Promise<PageVital[]> {
  const rows = await database.query<{ page: string; metric: Metric; step: number; count: number }>(
    `with summed as (
       select page, metric, step, sum(count) as count from page_vital_counts where day > current_date - ${DAYS}
       group by page, metric, step
     ), placed as (
       select page, metric, step, sum(count) over (partition by page, metric order by step) as so_far,
         sum(count) over (partition by page, metric) as total from summed
     )
     select page, metric, min(step) as step, max(total)::int as count from placed
     where so_far >= ${SHARE} * total group by page, metric order by max(max(total)) over (partition by page) desc, page, metric`,
  );
  return rows.map(({ page, metric, step, count }) => ({ page, metric, p75: valueOf(metric, step), count }));
}
