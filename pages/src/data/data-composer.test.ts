import type { FastifyInstance } from 'fastify';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rollback } from '../../../release/src/promote/rollback';
import { buildServer } from '../serve/server';
import { readHead } from '@shared/store/store/data-store';
import { slotOf } from '../../../release/src/testing/bundles';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { composerServer } from './composer-server';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

let begun: DataSite;
let site: DataSite;
let composer: DataComposer;
let server: FastifyInstance;
let wishes: FastifyInstance;
let origin: string;
let composerOrigin: string;

beforeAll(async () => (begun = await makeDataSite()));
beforeEach(async () => {
  site = await makeDataSite({ from: begun.fixture });
  composer = site.composer();
  wishes = composerServer(composer, SERVICE_KEY);
  composerOrigin = await wishes.listen({ host: '127.0.0.1', port: 0 });
  const asked = { origin: composerOrigin, serviceKey: SERVICE_KEY };
  const { store } = site.fixture;
  server = await buildServer({ store, basePath: '/', log: false, composer: asked });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  await composer.step();
});

afterEach(async () => {
  await server.close();
  await wishes.close();
  await site.close();
});
afterAll(() => begun.close());

async function get(address: string): Promise<{ status: number; body: string }> {
  const response = await fetch(origin + address);
  return { status: response.status, body: slotOf(await response.text()) };
}

/** Answer of a page server that begins now, without a composer. */
async function onSecond(address: string): Promise<string> {
  const { store } = site.fixture;
  const second = await buildServer({ store, basePath: '/', log: false });
  try {
    return slotOf(await (await fetch((await second.listen({ host: '127.0.0.1', port: 0 })) + address)).text());
  } finally {
    await second.close();
  }
}

/** Steps until the condition holds; each step is what a moment brings. */
async function stepUntil(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`it never came: ${site.said.join('; ')}`);
    await composer.step();
  }
}

/** Asks until the condition holds, while nobody composes. */
async function stepless(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await holds())) if (Date.now() > until) throw new Error('it never came');
}

/** Asks for a page while the composer goes on. */
async function obtain(address: string): Promise<{ status: number; body: string }> {
  const asked = get(address);
  let answered = false;
  void asked.finally(() => (answered = true));
  await stepUntil(() => Promise.resolve(answered));
  return asked;
}

const shows = (address: string, words: string) => async () => (await get(address)).body.includes(words);
const raised = async () => (JSON.parse((await get('/healthz')).body) as { alarms: { sentence: string }[] }).alarms;

describe('a page on data', () => {
  it('stands with its data, and with newer ones without a release', async () => {
    expect((await get('/comics/')).body).toBe('list first');
    site.backend.say('second');
    await stepUntil(shows('/comics/', 'list second'));
  });

  it('is composed only where what changed concerns it, and at most once a second', async () => {
    site.backend.write(1, 'one');
    await obtain('/comics/1/');
    // The page of the comic asks for both.
    const count = (part: string) => site.backend.asked.filter((url) => url.includes(part)).length;
    const lists = () => count('topic/list') - count('comicId=1');
    // A comic that is new concerns the list.
    await stepUntil(() => Promise.resolve(lists() === 2));
    const before = lists();
    for (let at = 0; at < 20; at += 1) {
      site.backend.write(1, `title ${at}`);
      await composer.step();
    }
    await stepUntil(shows('/comics/1/', 'title 19'));
    expect(lists()).toBe(before);
    expect(site.backend.asked.filter((url) => url.includes('comicId=1')).length).toBeLessThan(6);
  });

  it('carries nothing that leaves its text', async () => {
    site.backend.say('</script><script>alert(1)</script>');
    await stepUntil(shows('/comics/', 'alert'));
    expect((await get('/comics/')).body).not.toContain('<script>');
  });

  it('is served as the release has it where nobody composed it yet', async () => {
    await site.release('1.1.0');
    expect((await get('/comics/')).body).toBe('list without data');
    await stepUntil(shows('/comics/', 'list first'));
  });
});

describe('a page on demand', () => {
  it('does not hurry for what changed in a list beside its text, and shows it with its next own change', async () => {
    site.backend.write(1, 'one');
    await obtain('/comics/1/');
    const asked = () => site.backend.asked.filter((url) => url.includes('comicId=1')).length;
    const before = asked();
    site.backend.say('another word of the list');
    await stepUntil(shows('/comics/', 'another word'));
    expect(asked()).toBe(before);
    site.backend.write(1, 'two');
    await stepUntil(shows('/comics/1/', 'comic 1 two'));
  });

  it('is composed once for all who ask, and kept', async () => {
    site.backend.write(7, 'seven');
    const all = Promise.all(Array.from({ length: 50 }, () => get('/comics/7/')));
    let answered = false;
    void all.finally(() => (answered = true));
    await stepUntil(() => Promise.resolve(answered));
    expect(new Set((await all).map(({ body }) => body))).toEqual(new Set(['comic 7 seven']));
    expect(site.backend.asked.filter((url) => url.includes('comicId=7'))).toHaveLength(1);
    await get('/comics/7/');
    expect(site.backend.asked.filter((url) => url.includes('comicId=7'))).toHaveLength(1);
  });

  it('shares answers with those that are composed in the same step', async () => {
    for (const comic of [5, 6]) site.backend.write(comic, `number ${comic}`);
    const { parts } = (await readHead(site.fixture.store))?.head ?? {};
    const [part = ''] = Object.entries(parts ?? {}).flatMap(([key, { onDemand }]) =>
      onDemand.length > 0 ? [key] : [],
    );
    const asked = () => site.backend.asked.filter((url) => url.includes('topic/list')).length;
    const outcomes = ['/comics/5/', '/comics/6/'].map((address) => composer.want(part, address));
    const before = asked();
    await composer.step();
    expect(await Promise.all(outcomes)).toEqual(['kept', 'kept']);
    expect(asked()).toBe(before + 1);
  });

  it('is a 404 in the frame of the site where there never was one, and a 410 where it was taken away', async () => {
    expect(await obtain('/comics/9/')).toEqual({ status: 404, body: '<h1>not here</h1>' });
    site.backend.write(8, 'eight');
    expect((await obtain('/comics/8/')).status).toBe(200);
    site.backend.write(8, null);
    await stepUntil(async () => (await get('/comics/8/')).status === 410);
    expect((await get('/comics/8/')).body).toBe('<h1>not here</h1>');
    site.backend.write(8, 'again');
    await stepUntil(shows('/comics/8/', 'comic 8 again'));
  });

  it.each(['/comics/../list/', '/comics/a%2fb/', '/comics/%00/', `/comics/${'9'.repeat(100)}/`])(
    'is none at %s',
    async (address) => {
      expect((await obtain(address)).status).toBeGreaterThanOrEqual(400);
      expect(site.backend.asked.some((url) => url.includes('comicId'))).toBe(false);
    },
  );

  it('stands in a site map that robots are told of', async () => {
    site.backend.write(3, 'three');
    await composer.reset();
    await stepUntil(shows('/robots.txt', 'sitemap-comics-1.xml'));
    expect((await get('/sitemap-comics-1.xml')).body).toContain(
      '<loc>http://localhost:8080/comics/3/</loc><lastmod>2026-11-23T08:00:00Z',
    );
    expect((await get('/sitemap.xml')).body).toContain('/sitemap-pages.xml');
    expect((await get('/sitemap.xml')).body).not.toContain('/sitemap-comics-2.xml');
    expect((await get('/sitemap-pages.xml')).body).toContain('/comics/');
  });

  it('gives a page of the release the date since which its bytes are as they are, and no other', async () => {
    await composer.reset();
    await stepUntil(shows('/sitemap.xml', '<lastmod>'));
    const lineOf = async (page: string) =>
      (await get('/sitemap.xml')).body.split('\n').find((line) => line.includes(page));
    expect(await lineOf('/remote-community/one/<')).toContain(`<lastmod>${new Date().toISOString().slice(0, 10)}`);
    // It is composed with data, at a time that no release tells.
    expect(await lineOf('/comics/<')).not.toContain('<lastmod>');
  });

  it('of so many that a listing has several pages stands in one of as many site maps', async () => {
    for (const id of [1, 2, 3, 4, 5]) site.backend.write(id, 'one of many');
    await composer.reset();
    await stepUntil(shows('/sitemap.xml', '/sitemap-comics-3.xml'));
    const addressesIn = async (map: string) => ((await get(map)).body.match(/<loc>/g) ?? []).length;
    const maps = ['/sitemap-comics-1.xml', '/sitemap-comics-2.xml', '/sitemap-comics-3.xml'];
    expect(await Promise.all(maps.map(addressesIn))).toEqual([2, 2, 1]);
    expect((await get('/robots.txt')).body).toContain('sitemap-comics-3.xml');
  });
});

describe('data and releases', () => {
  it('have lives of their own: a rollback brings no old data back, and loses none', async () => {
    site.backend.write(1, 'old');
    await obtain('/comics/1/');
    await site.release('1.1.0', 'newer comic');
    site.backend.write(1, 'new');
    await stepUntil(async () => (await obtain('/comics/1/')).body === 'newer comic 1 new');
    await rollback({ store: site.fixture.store, by: 'test' });
    await stepUntil(async () => (await obtain('/comics/1/')).body === 'comic 1 new');
  });

  it('are the same on a server that begins later', async () => {
    site.backend.write(1, 'one');
    await obtain('/comics/1/');
    expect(await onSecond('/comics/1/')).toBe('comic 1 one');
  });

  it('go on where a composer died before them, from what the backend told last', async () => {
    site.backend.write(1, 'one');
    await obtain('/comics/1/');
    await composer.reset();
    site.backend.write(1, 'while nobody looked');
    composer = site.composer();
    await stepUntil(shows('/comics/1/', 'while nobody looked'));
  });

  it('are composed anew where the backend has forgotten what changed', async () => {
    await composer.reset();
    site.backend.say('forgotten');
    site.backend.forgotten = 100;
    await stepUntil(shows('/comics/', 'forgotten'));
  });
});

describe('data that cannot be believed', () => {
  const lists = '/api/noauth/v1/sns/comic/topic/list';
  it.each([
    ['is no JSON', 'rubbish'],
    ['does not fit', '{"code":200,"data":[{"id":"one"}],"msg":""}'],
    ['is no answer', '[]'],
    ['is too long', JSON.stringify({ code: 200, data: [{ id: 1, name: 'x'.repeat(2_100_000) }], msg: '' })],
  ])('an answer that %s leaves the page as it is, and is told', async (_what, body) => {
    site.backend.instead.set(lists, { body });
    site.backend.say('never seen');
    await stepUntil(async () => (await raised()).some(({ sentence }) => sentence.includes('/comics/')));
    expect((await get('/comics/')).body).toBe('list first');
    expect((await get('/remote-community/')).body).toContain('plain');
  });

  it.each(['throws', 'hangs'])('a page that %s keeps its text, and the others go on', async (title) => {
    site.backend.write(1, 'good');
    site.backend.write(2, 'two');
    await obtain('/comics/1/');
    await obtain('/comics/2/');
    site.backend.write(1, title);
    await stepUntil(async () => (await raised()).some(({ sentence }) => sentence.includes('/comics/1/')));
    site.backend.write(2, 'goes on');
    await stepUntil(shows('/comics/2/', 'goes on'));
    expect((await get('/comics/1/')).body).toBe('comic 1 good');
    site.backend.write(1, 'good again');
    await stepUntil(shows('/comics/1/', 'good again'));
    expect((await raised()).filter(({ sentence }) => sentence.includes('/comics/1/'))).toEqual([]);
  });

  it('a head that was changed in the store is not served', async () => {
    await get('/comics/');
    const head = path.join(site.fixture.store.storage.place, 'data/head.json');
    const written = await readFile(head, 'utf8');
    await writeFile(head, written.replace(/"number":\d+/, '"number":999'));
    await stepless(async () =>
      (await raised()).some(({ sentence }) => sentence.includes('Newer public data is not served')),
    );
    expect((await get('/comics/')).body).toBe('list first');
    expect(await onSecond('/comics/')).toBe('list without data');
  });
});

it('the composer serves nobody without a key', async () => {
  const body = { part: 'any', path: '/comics/1/' };
  const answer = await fetch(`${composerOrigin}/pages`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'service-key': 'no', 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(401);
});
