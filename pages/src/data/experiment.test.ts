import type { FastifyInstance } from 'fastify';
import { type ContentExperiment, TRIED } from '@shared/contract/release/data-schemas';
import { COHORTS, inExperiment } from '@shared/contract/release/in-canary';
import { readHead, readShard } from '@shared/store/store/data-store';
import { slotOf } from '../../../release/src/testing/bundles';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { buildServer } from '../serve/server';
import { composerServer } from './composer-server';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

/** A host that shows its navigation around each page. */
const frame = `module.exports = {
  facts: () => ({ contract: '1.0' }),
  frame: (_config, { content }) => ({
    before: '<header>' + (content?.navigation?.name ?? 'shipped') + '</header><main data-slot=""><div data-page-root="">',
    after: '</div></main><footer></footer>', otherDevice: null,
  }),
  siteFiles: () => ({ files: {}, notFound: { html: '<h1>not here</h1>', head: { title: '404', description: '' } } }),
};`;
const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 20 } } };
const name = { type: 'object', properties: { name: { type: 'integer' } } };
const brand = { type: 'object', properties: { brand: name }, required: [] };
const siteEntry = { title: 'site', pages: ['every-page'], schema: brand, value: {} };
const navigation = { title: 'navigation', pages: ['every-page'], schema, value: { name: 'shipped' } };

let site: DataSite;
let composer: DataComposer;
let servers: FastifyInstance[];
let origin: string;

beforeEach(async () => {
  site = await makeDataSite({
    hostFiles: { 'frame.cjs': frame, 'content.json': JSON.stringify({ navigation, site: siteEntry }) },
  });
  composer = site.composer();
  const wishes = composerServer(composer, SERVICE_KEY);
  const asked = { origin: await wishes.listen({ host: '127.0.0.1', port: 0 }), serviceKey: SERVICE_KEY };
  const server = await buildServer({ store: site.fixture.store, basePath: '/', log: false, composer: asked });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  servers = [server, wishes];
  site.backend.comics.set(1, 'one');
  await composer.step();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers) await server.close();
  await site.close();
});

const page = '/remote-community/';
const ask = async (address: string, cookie = '') => {
  const answer = await fetch(origin + address, { headers: { cookie } });
  const html = await answer.text();
  const shown = answer.ok ? `${/<header>(.*?)<\/header>/.exec(html)?.[1]} ${slotOf(html)}` : '';
  return { shown, status: answer.status, headers: answer.headers, set: answer.headers.get('set-cookie') };
};
const experimentOf = (
  values: ContentExperiment['values'],
  more: Partial<ContentExperiment> = {},
): ContentExperiment => ({
  ...{ id: 7, share: 20, endsAt: new Date(Date.now() + 3_600_000).toISOString(), values },
  ...more,
});
const own = (lead: unknown) => ({ 'remote-community': { words: { lead } } });
const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const some = (isIn: boolean, experiment: { id: number; share: number }, count = 5) =>
  cohorts.filter((cohort) => inExperiment(cohort, experiment) === isIn).slice(0, count);
const seenBy = async (visitors: readonly number[], address = page) =>
  new Set(await Promise.all(visitors.map(async (cohort) => (await ask(address, `channel=${cohort}`)).shown)));

/** Steps until something is so; each step is what a moment brings. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came: ${site.said.join('; ')}`);
    await composer.step();
  }
}
/** Until page servers know of the experiment: its pages stand by then. */
const untilRuns = () => until(async () => (await ask(page)).headers.get('vary') === 'Accept-Encoding, Cookie');
const untilOver = () => until(async () => (await ask(page)).headers.get('vary') === 'Accept-Encoding');

describe('an experiment of a page’s content', () => {
  it('is seen by everybody in it from its first moment and by nobody else, and by fewer never as it grows', async () => {
    const experiment = experimentOf(own('tried'));
    site.backend.publish('remote-community', 'words', { lead: 'stands' });
    await until(async () => (await ask(page)).shown === 'shipped stands');
    site.backend.tryOut(experiment);
    await untilRuns();
    const [inside, outside] = [some(true, experiment), some(false, experiment)];
    expect([await seenBy(inside), await seenBy(outside)]).toEqual([
      new Set(['shipped tried']),
      new Set(['shipped stands']),
    ]);
    const first = await ask(page);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    // A cohort is kept for a week, or until the end where that is later.
    expect(first.set).toContain('Max-Age=604800;');
    const [cookie = '', cohort = ''] = /channel=(\d+)/.exec(first.set ?? '') ?? [];
    expect(first.shown).toBe(inExperiment(Number(cohort), experiment) ? 'shipped tried' : 'shipped stands');
    expect((await ask(page, cookie)).shown).toBe(first.shown);
    const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const grown = { ...experiment, share: 60, endsAt };
    site.backend.tryOut(grown);
    const joined = some(false, experiment, 200).find((one) => inExperiment(one, grown)) ?? -1;
    await until(async () => (await ask(page, `channel=${joined}`)).shown === 'shipped tried');
    expect(await seenBy(inside)).toEqual(new Set(['shipped tried']));
    expect(await seenBy(some(false, grown))).toEqual(new Set(['shipped stands']));
    expect(Number(/Max-Age=(\d+)/.exec((await ask(page)).set ?? '')?.[1]) / 86_400).toBeCloseTo(30, 1);
  });

  it('is seen by who asks for it and left by who asks for that; no address leads to its pages', async () => {
    const experiment = experimentOf(own('tried'));
    site.backend.tryOut(experiment);
    await untilRuns();
    const [inside] = some(true, experiment);
    expect(await ask(`${page}?channel=experiment`)).toMatchObject({
      shown: 'shipped tried',
      set: expect.stringMatching(/^channel=experiment;/) as string,
    });
    expect((await ask(page, 'channel=experiment')).shown).toBe('shipped tried');
    expect((await ask(`${page}?channel=stable`, `channel=${inside}`)).shown).toBe('shipped plain');
    for (const address of [
      '/.experiment/remote-community/',
      '/.experiment/remote-community/index.html',
      '/%2eexperiment/remote-community/',
    ])
      expect((await ask(address, `channel=${inside}`)).status).toBe(404);
    // A navigation has to look for the page's words.
    const pointer = (await (await fetch(`${origin}/composition.json`)).json()) as {
      releases: Record<string, { edited?: string[] }>;
    };
    expect(pointer.releases['remote-community']?.edited).toContain('page');
  });

  it('is over for all once its time is, without the composer, and its files go with the next step; a clock that goes back brings it back', async () => {
    const experiment = experimentOf(own('tried'));
    site.backend.tryOut(experiment);
    await untilRuns();
    const inside = some(true, experiment);
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    let now = start + 3_600_001;
    clock.mockImplementation(() => now);
    expect(await seenBy(inside)).toEqual(new Set(['shipped plain']));
    expect((await ask(page)).set).toBeNull();
    await composer.step();
    expect(await triedFiles()).toEqual([]);
    now = start + 1000;
    await until(async () => {
      now += 500;
      return (await seenBy(inside)).has('shipped tried');
    });
  });

  it('is ended by the backend, and another one begins with its own pages', async () => {
    const experiment = experimentOf(own('tried'));
    site.backend.tryOut(experiment);
    await untilRuns();
    site.backend.tryOut(null);
    await untilOver();
    expect(await seenBy(some(true, experiment))).toEqual(new Set(['shipped plain']));
    const next = experimentOf(own('another'), { id: 8, share: 50 });
    site.backend.tryOut(next);
    await untilRuns();
    expect(await seenBy(some(true, next))).toEqual(new Set(['shipped another']));
  });

  it('of a value that does not fit the release shows what stands, and one of what ships shows that', async () => {
    const broken = experimentOf(own('x'.repeat(21)));
    site.backend.tryOut(broken);
    await untilRuns();
    expect(await seenBy(some(true, broken))).toEqual(new Set(['shipped plain']));
    site.backend.publish('remote-community', 'words', { lead: 'stands' });
    const back = experimentOf({ 'remote-community': { words: null } }, { id: 8 });
    site.backend.tryOut(back);
    await until(async () => (await seenBy(some(false, back))).has('shipped stands'));
    await until(async () => (await seenBy(some(true, back))).has('shipped plain'));
  });

  it('goes on while the backend is away, also for a composer that begins then, and with a new release', async () => {
    const experiment = experimentOf(own('tried'));
    const inside = some(true, experiment);
    const isTried = async () => expect(await seenBy(inside)).toEqual(new Set(['shipped tried']));
    site.backend.tryOut(experiment);
    await untilRuns();
    site.backend.instead.set('/internal/content-experiment', { status: 500, body: 'away' });
    composer = site.composer();
    for (let steps = 0; steps < 3; steps += 1) await composer.step();
    await isTried();
    site.backend.instead.set('/internal/content-experiment', { body: '{"experiment":{"id":"x"}}' });
    await composer.step();
    await isTried();
    site.backend.instead.clear();
    await composer.step();
    await isTried();
    await site.release('1.1.0', 'comic', 60);
    await until(async () => (await seenBy(inside)).has('shipped tried'));
  });
});

describe('an experiment of the host’s content', () => {
  it('is around every page, also one without data and one that somebody asks for, and takes nothing along as it ends', async () => {
    const addresses = [page, '/comics/', '/remote-community/one/'];
    const plain = new Map(await Promise.all(addresses.map(async (one) => [one, (await ask(one)).shown] as const)));
    const experiment = experimentOf({ host: { navigation: { name: 'renamed' } } });
    site.backend.tryOut(experiment);
    await untilRuns();
    const [inside, outside] = [some(true, experiment, 2), some(false, experiment, 2)];
    for (const address of addresses) {
      expect(await seenBy(inside, address)).toEqual(new Set([plain.get(address)?.replace('shipped', 'renamed')]));
      expect(await seenBy(outside, address)).toEqual(new Set([plain.get(address)]));
    }
    let asked = '';
    void ask('/comics/1/', `channel=${inside[0]}`).then(({ shown }) => (asked = shown));
    await until(() => Promise.resolve(asked !== ''));
    expect(asked).toBe('renamed comic 1 one');
    expect((await ask('/comics/1/', `channel=${outside[0]}`)).shown).toBe('shipped comic 1 one');
    site.backend.tryOut(null);
    await untilOver();
    for (const address of [...addresses, '/comics/1/'])
      expect([...(await seenBy(inside, address))].join()).toMatch(/^shipped /);
    expect(await triedFiles()).toEqual([]);
  });

  it('of a value that no host takes shows what stands, which is followed on', async () => {
    const broken = experimentOf({ host: { site: { brand: { name: 7 } } } });
    site.backend.tryOut(broken);
    await untilRuns();
    expect(site.said.join()).toContain('what was published of the host does not hold');
    site.backend.publish('host', 'navigation', { name: 'published' });
    await until(async () => (await ask(page)).shown.startsWith('published '));
    expect(await seenBy(some(true, broken))).toEqual(new Set(['published plain']));
  });
});

/** Files of the newest data revision that are for the visitors of an experiment. */
async function triedFiles(): Promise<string[]> {
  const { store } = site.fixture;
  const found = await readHead(store);
  const named = Object.values(found?.head.parts ?? {}).flatMap(({ shards }) => Object.values(shards));
  const shards = await Promise.all(named.map((sha256) => readShard(store, sha256)));
  return shards.flatMap(({ pages }) => Object.keys(pages)).filter((file) => file.startsWith(TRIED));
}
