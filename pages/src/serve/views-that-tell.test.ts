import type { HandedViews } from '@shared/contract/release/data-schemas';
import { pageMark, readView, viewKey } from '@shared/contract/release/view-token';
import type { FastifyInstance } from 'fastify';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { ask } from '../../../release/src/testing/ask';
import { type Fixture, config } from '../../../release/src/testing/fixture';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { composerServer } from '../data/composer-server';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const page = `/${name}/`;
const serviceKey = 's'.repeat(40);

describe('views that tell', () => {
  let fixture: Fixture;
  let composer: FastifyInstance;
  let server: FastifyInstance;
  let origin: string;
  let port: number;
  let told: HandedViews[];
  let isAway: boolean;
  let visitors = 0;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    await fixture.publishRemote(name, '1.1.0');
    const own = { isWhole: true, want: () => Promise.reject(new Error()), preview: () => Promise.resolve(null) };
    const tellViews = (views: HandedViews) =>
      isAway ? Promise.reject(new Error()) : Promise.resolve(void told.push(views));
    composer = composerServer(own, serviceKey, { tellViews });
    origin = await composer.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(async () => {
    [told, isAway] = [[], false];
    const asked = { origin, serviceKey };
    server = await buildServer({ store: fixture.store, basePath: '/', log: false, composer: asked });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => server.close());
  afterAll(async () => {
    await composer.close();
    await fixture.remove();
  });

  /** A view of somebody in a network of their own. */
  const view = async (url = page, headers: Record<string, string> = {}) => {
    visitors += 1;
    const ip = `10.0.${visitors >> 8}.${visitors & 255}`;
    const answer = await ask(port, url, { 'x-forwarded-for': ip, ...headers });
    const timing = answer.headers['server-timing'] ?? '';
    const token = /view;desc="([\w-]{54})"/.exec(String(timing))?.[1];
    return { ...answer, timing, view: token === undefined ? null : readView(viewKey(serviceKey), token, Date.now()) };
  };
  const start = () => promote({ store: fixture.store, config, by: 'test', releases: { [name]: '1.1.0' }, canary: 50 });

  it('get no token while there is no canary', async () => {
    expect((await view()).timing).toBe('');
  });

  it('get one that says what the visitor was given, in both channels, and are counted by it', async () => {
    await start();
    const { head } = await fixture.store.ledger.find();
    const seen = { canary: 0, stable: 0 };
    for (let at = 0; at < 40; at += 1) {
      const { body, headers, view: handed, timing } = await view();
      const channel = body.includes(`${name} 1.1.0`) ? 'canary' : 'stable';
      seen[channel] += 1;
      expect(handed).toMatchObject({ revision: head?.revision.number, page: pageMark(page.slice(0, -1)) });
      expect([handed?.mask, String(timing).startsWith('canary, ')]).toEqual(
        channel === 'canary' ? [1, true] : [0, false],
      );
      expect(headers['set-cookie']?.[0]).toContain(`channel=${handed?.cohort};`);
    }
    expect(Math.min(seen.canary, seen.stable)).toBeGreaterThan(0);
    await server.close();
    const sums = told.flatMap(({ rows }) => rows).map(({ mask, count }) => [mask, count] as const);
    const of = (mask: number) => sums.reduce((sum, [bits, count]) => sum + (bits === mask ? count : 0), 0);
    expect([of(1), of(0)]).toEqual([seen.canary, seen.stable]);
  });

  it('get one where the browser has the page: it reads the header of the 304', async () => {
    const { headers } = await view(page, { cookie: 'channel=3' });
    const again = await view(page, { cookie: 'channel=3', 'if-none-match': String(headers.etag) });
    expect([again.status, again.view?.cohort]).toEqual([304, 3]);
  });

  it('get none where the visitor chose the channel, or no page is seen', async () => {
    for (const [url, headers] of [
      [`${page}?channel=canary`, {}],
      [page, { cookie: 'channel=canary' }],
      [page, { cookie: `channel=${name}` }],
      ['/nothing-there/', {}],
      ['/composition.json', { cookie: 'channel=3' }],
      [page, { cookie: 'channel=3', 'sec-purpose': 'prefetch' }],
      [page, { cookie: 'channel=3', 'sec-fetch-dest': 'empty' }],
    ] as const)
      expect([url, (await view(url, headers)).view]).toEqual([url, null]);
  });

  it('are served as ever while composer and backend are away, and counted once these are back', async () => {
    isAway = true;
    const views = await Promise.all(Array.from({ length: 5 }, () => view()));
    expect(views.map(({ status, view: handed }) => [status, handed !== null])).toEqual(views.map(() => [200, true]));
    isAway = false;
    await server.close();
    expect(told.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it('get none once the canary is over', async () => {
    await rollback({ store: fixture.store, by: 'test', name });
    expect((await view(page, { cookie: 'channel=3' })).timing).toBe('');
  });
});
