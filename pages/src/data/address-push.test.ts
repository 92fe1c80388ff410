import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStorage } from '@shared/storage/file-storage';
import { AddressPush, type Dated } from './address-push';

interface Told {
  url: string;
  body: string;
}

let folder: string;
let told: Told[];
let status: number;
let server: ReturnType<typeof createServer>;
let engines: { indexNow: string; baidu: string };
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'push-'));
  [told, status, said] = [[], 200, []];
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      told.push({ url: request.url ?? '', body });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  engines = { indexNow: `${origin}/indexnow`, baidu: `${origin}/urls` };
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
  jest.useRealTimers();
});

const composer = (keys: { indexNow?: string; baidu?: string }) =>
  new AddressPush(new FileStorage(folder), { keys, say: (sentence) => said.push(sentence), engines });
const page = (name: string, at: string): Dated => [
  `https://www.example.com/site/${name}/`,
  `2026-11-${at}T08:00:00.000Z`,
];
const tell = (push: AddressPush, ...addresses: Dated[]) =>
  push.push('https://www.example.com', addresses, 'https://www.example.com/site/');

test('without a key nothing is told, and nothing is kept of it', async () => {
  const push = composer({});
  await tell(push, page('a', '01'));
  await tell(push, page('a', '01'), page('b', '02'));
  expect([told, push.keyFile]).toEqual([[], []]);
  expect(await new FileStorage(folder).get('data/pushed.json')).toBeNull();
});

test('what is new or changed since the key came is told once, by whichever process', async () => {
  const [one, two] = [composer({ indexNow: 'abcdefgh', baidu: 'token123' }), composer({ indexNow: 'abcdefgh' })];
  await tell(one, page('old', '01'));
  expect(told).toEqual([]);
  const now = [page('old', '01'), page('new', '03'), page('changed', '02')];
  await tell(one, ...now);
  const urls = ['https://www.example.com/site/new/', 'https://www.example.com/site/changed/'];
  expect(told.map(({ url }) => url)).toEqual(['/indexnow', '/urls?site=https%3A%2F%2Fwww.example.com&token=token123']);
  expect(JSON.parse(told[0]?.body ?? '')).toEqual({
    host: 'www.example.com',
    key: 'abcdefgh',
    keyLocation: 'https://www.example.com/site/abcdefgh.txt',
    urlList: urls,
  });
  expect(told[1]?.body).toBe(urls.join('\n'));
  await tell(two, ...now);
  await tell(one, ...now);
  expect(told).toHaveLength(2);
  expect(one.keyFile).toEqual([['abcdefgh.txt', 'abcdefgh']]);
});

test('two at once tell it once', async () => {
  const push = () => composer({ indexNow: 'abcdefgh' });
  await tell(push(), page('old', '01'));
  await Promise.all([1, 2, 3].map(() => tell(push(), page('old', '01'), page('new', '02'))));
  expect(told).toHaveLength(1);
});

test('an engine that refuses is told again later, longer each time, and the composer goes on', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
  const push = composer({ indexNow: 'abcdefgh' });
  await tell(push, page('old', '01'));
  status = 503;
  const now = [page('old', '01'), page('new', '02')];
  await tell(push, ...now);
  expect(said).toEqual([expect.stringContaining('indexNow answered 503')]);
  await tell(push, ...now);
  expect([told.length, push.isDue]).toEqual([1, false]);
  // Who failed left its lease: it ends before the next try.
  jest.setSystemTime(Date.now() + 11 * 60_000);
  expect(push.isDue).toBe(true);
  status = 202;
  await tell(push, ...now);
  expect(told).toHaveLength(2);
  await tell(push, ...now);
  expect([told.length, push.isDue]).toEqual([2, false]);
});
