import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atRate } from './at-rate';
import { atShare, told } from './figure';
import { PageWatch } from './watch-pages';

let server: Server;
let port: number;
/** What the page holds at the moment. */
let text: string;
let watch: PageWatch;

beforeEach(async () => {
  text = '';
  server = createServer((_request, response) => response.setHeader('etag', `"${text}"`).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  watch = new PageWatch(port, 1, (path) => path !== '/list/');
  watch.begin();
});

afterEach(async () => {
  await watch.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('notes when each text came, and what never came', async () => {
  const since = performance.now();
  watch.expect('/page/', 'one', since);
  watch.expect('/page/', 'two', since);
  text = 'one';
  await watch.drained(200);
  expect([watch.lags.length, watch.waiting]).toEqual([1, 1]);
  text = 'one two';
  await watch.drained(10_000);
  expect([watch.lags.length, watch.waiting, watch.wentBack]).toEqual([2, 0, []]);
  expect(Math.min(...watch.lags)).toBeGreaterThan(0);
});

it.each([
  ['/page/', ['/page/']],
  ['/list/', []],
])('%s that loses a text has gone back unless newer ones take its place', async (path, wentBack) => {
  text = 'one';
  watch.expect(path, 'one', performance.now());
  await watch.drained(10_000);
  watch.expect(path, 'two', performance.now());
  text = 'two';
  await watch.drained(10_000);
  expect(watch.wentBack).toEqual(wentBack);
});

it('begins what is due whether what was before is done or not, and tells what failed', async () => {
  const begun: number[] = [];
  await atRate({ perSecond: 100, seconds: 0.05 }, (at) => Promise.resolve(void begun.push(at)));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await expect(atRate({ perSecond: 100, seconds: 0.05 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('says whether a bound is held', () => {
  expect(atShare([5, 1, 3, 4, 2], 0.5)).toBe(3);
  expect(told({ what: 'it', value: 3, most: 3, unit: 's' })).toBe('- it: **3 s**, at most 3 s: held');
  expect(told({ what: 'it', value: 3.1, most: 3, unit: '', digits: 1 })).toContain('not held');
});
