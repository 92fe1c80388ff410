import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type HandedViews as Report, handedViewsSchema } from '@shared/contract/release/data-schemas';
import { listenLocally } from '@shared/testing/listen-locally';
import { composerServer } from '../data/composer-server';
import { HandedViews } from './handed-views';

const serviceKey = 's'.repeat(40);
const at = Date.parse('2026-11-29T08:00:30Z');
const view = { revision: 7, mask: 1, page: '/' };
let taken: Report[];
let isAway: boolean;
let origin: string;
let close: () => Promise<void>;
let handed: HandedViews;

beforeEach(async () => {
  [taken, isAway] = [[], false];
  const composer = { isWhole: true, want: () => Promise.reject(new Error()), preview: () => Promise.resolve(null) };
  const tellViews = (report: Report) => {
    taken.push(report);
    return isAway ? Promise.reject(new Error('the backend is away')) : Promise.resolve();
  };
  const server = composerServer(composer, serviceKey, { tellViews });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  close = () => server.close();
  handed = new HandedViews({ origin, serviceKey });
});
afterEach(() => close());

test('views are told as sums by minute, and once', async () => {
  for (const offset of [0, 1000, 40_000]) handed.add(view, at + offset);
  handed.add({ ...view, mask: 0 }, at);
  await handed.send();
  await handed.send();
  const [first, second] = ['2026-11-29T08:00:00.000Z', '2026-11-29T08:01:00.000Z'];
  expect(taken.map(({ rows }) => rows)).toEqual([
    [
      { ...view, minute: first, count: 2 },
      { ...view, minute: second, count: 1 },
      { ...view, mask: 0, minute: first, count: 1 },
    ],
  ]);
});

test('what the backend did not take is told again under the same name, before what came since', async () => {
  isAway = true;
  handed.add(view, at);
  await handed.send();
  handed.add(view, at);
  await handed.send();
  isAway = false;
  await handed.send();
  const [one, two, three, four] = taken;
  expect([two, three]).toEqual([one, one]);
  expect(four?.id).not.toBe(one?.id);
  expect(four?.rows).toMatchObject([{ count: 1 }]);
  expect(taken).toHaveLength(4);
});

test('files that could not be given are told after the views, by minute, and keep none from being told', async () => {
  const file = { revision: 7, release: 'remote-a@1.2.0', file: 'list.1f0c.js' };
  let takesLost = false;
  const old = createServer((request, response) => {
    void text(request).then((body) => {
      const report = handedViewsSchema.parse(JSON.parse(body));
      // A composer of before knows views alone, and at least one.
      const status = report.lost && !takesLost ? 400 : 204;
      if (status === 204) taken.push(report);
      response.writeHead(status).end();
    });
  });
  const { port, close: end } = await listenLocally(old, () => undefined);
  const own = new HandedViews({ origin: `http://127.0.0.1:${port}`, serviceKey });
  for (const offset of [0, 1000, 40_000]) own.lose(file, at + offset);
  for (let round = 0; round < 3; round += 1) {
    own.add(view, at);
    await own.send();
  }
  expect(taken.map(({ rows, lost }) => [rows.length, lost])).toEqual([1, 1, 1].map((rows) => [rows, undefined]));
  takesLost = true;
  await own.send();
  const [first, second] = ['2026-11-29T08:00:00.000Z', '2026-11-29T08:01:00.000Z'];
  expect(taken.slice(3)).toMatchObject([
    {
      rows: [],
      lost: [
        { ...file, minute: first, count: 2 },
        { ...file, minute: second, count: 1 },
      ],
    },
  ]);
  await end();
});

test('a composer that is not there, or another service key, costs nobody anything: it waits, up to a bound', async () => {
  const other = createServer((_request, response) => response.writeHead(401).end());
  const { port, close: end } = await listenLocally(other, () => undefined);
  for (const away of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9']) {
    const waiting = new HandedViews({ origin: away, serviceKey });
    const added = Array.from({ length: 20_050 }, (_, page) => waiting.add({ ...view, page: `/${page}` }, at));
    expect(added.filter((isAdded) => isAdded)).toHaveLength(20_000);
    // What is known already takes no room.
    expect(waiting.add({ ...view, page: '/0' }, at)).toBe(true);
    await waiting.send();
  }
  await end();
});

test('the composer takes reports of services alone, and as they are declared', async () => {
  const wrong = new HandedViews({ origin, serviceKey: 'x'.repeat(40) });
  wrong.add(view, at);
  await wrong.send();
  const send = (body: string) =>
    fetch(`${origin}/views`, {
      method: 'POST',
      headers: { 'service-key': serviceKey, 'content-type': 'application/json' },
      body,
    });
  expect((await send('{"id":"x","rows":[]}')).status).toBe(400);
  const report = { id: crypto.randomUUID(), rows: [] };
  const lost = { revision: 7, release: 'remote-a@1.2.0', file: '../x', minute: new Date(at).toISOString(), count: 1 };
  for (const none of [report, { ...report, lost: [] }, { ...report, lost: [lost] }])
    expect((await send(JSON.stringify(none))).status).toBe(400);
  expect((await send(`{"id":"${'x'.repeat(600_000)}"}`)).status).toBe(413);
  expect(taken).toEqual([]);
});
