import { visitCreate } from '@shared/contract/endpoints';
import { pageMark, signView, viewKey } from '@shared/contract/release/view-token';
import { retention } from '@shared/contract/retention';
import type { Suite } from '../domains/domain.suite';
import { rules } from '../domains/retention/rules';

/** Names of each kind that a day of a million views has; 25 months of them are kept. */
const visitNames = {
  all: 1,
  page: 300,
  source: 150,
  campaign: 100,
  device: 3,
  region: 34,
  release: 6,
  search: 50,
  step: 5,
  funnel: 150,
};
const VISIT_DAYS = 760;
const BEACONS = 5000;

/** Visits as many as they may become; the times of the desk's views are in desk-load.suite.ts. */
export const visitsLoadSuite: Suite = (site) => {
  beforeAll(async () => {
    await site().database.script(`
      insert into visit_counts (day, kind, name, views, visitors)
        select current_date - day, kind, kind || ' ' || name, 1000000 / names, 300000 / names
        from generate_series(0, ${VISIT_DAYS - 1}) day, json_each_text('${JSON.stringify(visitNames)}') k (kind, text),
          lateral (select text::int as names) n, generate_series(1, names) name;`);
    await rules.visits(site().database, retention.visits.days);
    await site().database.script('analyze visit_counts');
  }, 600_000);

  test('beacons of thousands at once are counted, each once, with what became of their views', async () => {
    const serviceKey = 'k'.repeat(40);
    const backend = await site().openBeside({ serviceKey });
    await backend.app.sitePages.tell(['/pricing', '/solution/:slug']);
    const view = {
      issued: Math.floor(Date.now() / 1000),
      revision: 1,
      mask: 1,
      cohort: 17,
      page: pageMark('/pricing'),
    };
    const key = viewKey(serviceKey);
    const send = async (first: number) => {
      for (let at = first; at < BEACONS; at += 50) {
        const { statusCode } = await backend.request({
          method: 'POST',
          url: visitCreate.path,
          headers: {
            'sec-fetch-site': 'same-origin',
            'user-agent': 'Mozilla/5.0 Chrome/126.0',
            'x-forwarded-for': `10.0.${Math.floor(at / 250)}.${at % 250}`,
          },
          payload: {
            views: ['/pricing/', `/solution/${at % 50}/`],
            width: 'wide',
            release: 'host@1.0.0',
            referrer: '',
            view: { token: signView(key, view), state: 'live', lcp: 440 },
          },
        });
        expect(statusCode).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, first) => send(first)));
    await Promise.all([backend.app.visits.write(), backend.app.canary.write()]);
    const [told] = await site().database.query<{ count: number }>(
      `select count(*)::int as count from visit_seen where kind = 'all'`,
    );
    expect(told?.count).toBe(BEACONS);
    const [views] = await site().database.query<{ count: number }>(
      `select sum(count)::int as count from canary_counts where what = 'told'`,
    );
    expect(views?.count).toBe(BEACONS);
    await backend.close();
  }, 300_000);
};
