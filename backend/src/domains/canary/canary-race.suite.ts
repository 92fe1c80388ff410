import type { HandedView } from '@shared/contract/release/view-token';
import { times } from '@shared/testing/nightly';
import type { Suite } from '../domain.suite';
import { CanaryBook, TOLD_BY_NETWORK } from './canary-book';

const ROUNDS = times(20, 200);
const REVISION = 1_999_999_999;

/** Only a server with many sessions can fail it (docs/measurements.md, "Databases"). */
export const canaryRaceSuite: Suite = (site) => {
  test(`two backends are told of the same views at once, ${ROUNDS} times: each counts once, within its network's limit`, async () => {
    const books = [0, 1].map(() => new CanaryBook(site().database));
    const issued = Math.floor(Date.now() / 1000);
    const report = { revision: REVISION, mask: 0, page: '/', minute: new Date(issued * 1000).toISOString(), count: 5 };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, book] of books.entries())
        for (let view = 0; view < 30; view += 1) {
          const handed: HandedView = {
            issued,
            revision: REVISION,
            mask: 0,
            cohort: view,
            page: '',
            nonce: `${round} ${view}`,
          };
          // Each hears of them in its own order, and of some that both hear of as bad.
          const told = { token: '', state: view % 3 === at ? 'failed' : 'live', cause: 'GoneError' } as const;
          book.add({ view: handed, page: '/', ip: `10.${round}.0.${view % 2}`, told, age: 1 });
        }
      const id = crypto.randomUUID();
      const hand = () => books.map((book) => book.hand({ id, rows: [report] }));
      await Promise.all([...books.map((book) => book.write()), ...hand(), ...hand()]);
    }
    const sums = await site().database.query<{ what: string; count: number }>(
      'select what, sum(count)::int as count from canary_counts where revision = $1 group by what',
      [REVISION],
    );
    const of = (what: string) => sums.find((row) => row.what === what)?.count ?? 0;
    // 15 views of each network, within the limit of 20.
    expect(TOLD_BY_NETWORK).toBeGreaterThanOrEqual(15);
    expect([of('handed'), of('answered'), of('told')]).toEqual([5 * ROUNDS, 30 * ROUNDS, 30 * ROUNDS]);
  }, 120_000);
};
