import { type Fixture, config, copyFixture, makeFixture } from '../testing/fixture';
import { readPartFile } from '../../../pages/src/compose/read-part-file';
import { publish } from '../publish/publish';
import { promote } from './promote';
import { versionsIn } from '@shared/store/store/releases';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

jest.setTimeout(300_000);

const by = 'test';

describe('releases', () => {
  let begun: Fixture;
  let fixture: Fixture;
  beforeAll(async () => {
    begun = await makeFixture();
    await begun.publishHost('1.0.0');
    await begun.publishRemote('remote-a', '1.0.0');
    await begun.publishRemote('remote-b', '1.0.0');
    const releases = { host: '1.0.0', 'remote-a': '1.0.0', 'remote-b': '1.0.0' };
    await promote({ store: begun.store, config, by, releases });
  });
  beforeEach(async () => (fixture = await copyFixture(begun)));
  afterEach(() => fixture.remove());
  afterAll(() => begun.remove());

  async function head() {
    const known = await fixture.store.ledger.head();
    if (!known) throw new Error('There is no revision');
    return known.revision;
  }

  async function part(name: string) {
    const composition = await fixture.store.findComposition((await head()).stable);
    const found = composition?.parts[name];
    if (!found) throw new Error(`${name} has no part`);
    return found;
  }

  async function page(name: string): Promise<string> {
    const reference = await part(name);
    const file = `${name}/index.html`;
    const facts = (await fixture.store.readPart(reference)).files[file];
    const body = facts && (await readPartFile(fixture.store.storage, reference.key, { name: file, ...facts }));
    return body?.toString() ?? '';
  }

  const live = async () => versionsIn(fixture.store, (await head()).stable);
  const next = async (name: string, version: string) => {
    await fixture.publishRemote(name, version);
    await promote({ store: fixture.store, by, releases: { [name]: version } });
  };

  it('composes the same, in whatever order a configuration was written', async () => {
    const changed = { ...config, telemetryUrl: '/else' };
    const reversed = Object.fromEntries(Object.entries(changed).reverse()) as typeof config;
    const twin = await copyFixture(begun);
    const one = await promote({ store: fixture.store, by, config: changed, releases: {} });
    const two = await promote({ store: twin.store, by, config: reversed, releases: {} });
    await twin.remove();
    expect(two.composition).toEqual(one.composition);
  });

  it('composes only what was promoted, and takes the rest as it is', async () => {
    const before = await part('remote-b');
    await next('remote-a', '1.1.0');
    expect(await page('remote-a')).toContain('remote-a 1.1.0');
    expect(await part('remote-b')).toEqual(before);
  });

  it('refuses what a trial would have refused, for releases that had none', async () => {
    await fixture.publishRemote('remote-a', '1.1.0', "return '<a href=/gone/></a>'");
    const releases = { 'remote-a': '1.1.0' };
    await expect(promote({ store: fixture.store, by, releases, refuseBroken: true })).rejects.toThrow(
      '/remote-a/ links to /gone/',
    );
    expect(await page('remote-a')).toContain('remote-a 1.0.0');
  });

  it('gives the same id and bytes for the same releases, whatever the order', async () => {
    const { stable } = await head();
    const releases = { 'remote-b': '1.0.0', host: '1.0.0', 'remote-a': '1.0.0' };
    const again = await promote({ store: fixture.store, config, by, releases });
    expect(again).toMatchObject({ changed: false, composition: { id: stable?.id } });
  });

  it('goes back to what the live revision replaced, then to what that one replaced, and never forward', async () => {
    const { store } = fixture;
    for (const version of ['1.1.0', '1.2.0']) await next('remote-a', version);
    expect((await rollback({ store, by })).rejected).toEqual(['remote-a@1.2.0']);
    expect(await live()).toMatchObject({ 'remote-a': '1.1.0' });
    await rollback({ store, by });
    expect(await live()).toMatchObject({ 'remote-a': '1.0.0' });
    await expect(rollback({ store, by })).rejects.toThrow('there is nothing to roll back to');
    expect((await head()).rejected).toEqual(['remote-a@1.1.0', 'remote-a@1.2.0']);
  });

  it('rolls one package back as far as it goes, and the site past what was rolled back from', async () => {
    const { store } = fixture;
    await next('remote-a', '1.1.0');
    await next('remote-b', '1.1.0');
    await rollback({ store, by, name: 'remote-a' });
    expect(await live()).toMatchObject({ 'remote-a': '1.0.0', 'remote-b': '1.1.0' });
    await expect(rollback({ store, by, name: 'remote-a' })).rejects.toThrow('no earlier version that may be served');
    // Every revision between them holds remote-a@1.1.0.
    await rollback({ store, by });
    expect(await live()).toMatchObject({ 'remote-a': '1.0.0', 'remote-b': '1.0.0' });
  });

  it('goes back from a promotion to what it replaced, also where that was promoted twice', async () => {
    const { store } = fixture;
    await next('remote-a', '1.1.0');
    await promote({ store, by, releases: { 'remote-a': '1.0.0' } });
    await next('remote-a', '1.2.0');
    await rollback({ store, by, name: 'remote-a' });
    expect(await live()).toMatchObject({ 'remote-a': '1.0.0' });
    await rollback({ store, by, name: 'remote-a' });
    expect(await live()).toMatchObject({ 'remote-a': '1.1.0' });
  });

  it('promotes what was rolled back from only by name and with --again, and no canary of it', async () => {
    const { store } = fixture;
    await next('remote-a', '1.1.0');
    await rollback({ store, by, name: 'remote-a' });
    const releases = { 'remote-a': '1.1.0' };
    await expect(promote({ store, by, releases })).rejects.toThrow('remote-a@1.1.0 was rolled back from');
    await expect(promote({ store, by, releases, canary: 5 })).rejects.toThrow('was rolled back from');
    await expect(rollback({ store, by, name: 'remote-a', to: '1.1.0' })).rejects.toThrow('1.1.0 was rolled back from');
    await promote({ store, by, releases, again: true });
    expect((await head()).rejected).toEqual([]);
    expect(await live()).toMatchObject({ 'remote-a': '1.1.0' });
  });

  it('never serves a withdrawn release again', async () => {
    const { store } = fixture;
    await fixture.publishRemote('remote-a', '1.1.0');
    const wanted = { store, by, name: 'remote-a' };
    await expect(withdraw({ ...wanted, version: '1.0.0' })).rejects.toThrow('is live: roll it back first');
    await withdraw({ ...wanted, version: '1.1.0' });
    await expect(promote({ store, by, releases: { 'remote-a': '1.1.0' } })).rejects.toThrow('was withdrawn');
    await next('remote-a', '1.2.0');
    await next('remote-a', '1.3.0');
    await withdraw({ ...wanted, version: '1.2.0' });
    await rollback({ store, by });
    expect(await live()).toMatchObject({ 'remote-a': '1.0.0' });
  });

  it.each([
    ['throws', "throw new Error('broken page')", 'broken page'],
    ['differs each time', 'return String(Math.random())', 'renders differently each time'],
    ['reads the environment', 'return process.env.HOME.length', 'Cannot read properties of undefined'],
    [
      'writes files',
      "process.getBuiltinModule('node:fs').writeFileSync('/tmp/broken', ''); return ''",
      '/remote-a/ throws TypeError: process.getBuiltinModule is not a function',
    ],
  ])('refuses a remote whose page %s, with the reason, and changes nothing', async (_what, render, reason) => {
    const before = await head();
    await fixture.publishRemote('remote-a', '2.0.0', render);
    await expect(promote({ store: fixture.store, by, releases: { 'remote-a': '2.0.0' } })).rejects.toThrow(reason);
    expect(await head()).toEqual(before);
  });

  it('refuses an address that another remote has, a route whose page is missing, and a release that does not exist', async () => {
    const { store } = fixture;
    const refusal = async (version: string, route: { pattern: string; page: string }) => {
      const folder = await fixture.buildRemote('remote-a', version, { build: { routes: [route] } });
      await publish({ store, folder, version, source: null, by });
      return promote({ store, by, releases: { 'remote-a': version } }).catch(String);
    };
    expect(await refusal('2.0.0', { pattern: '/:any', page: 'page' })).toMatch(
      '/remote-b of remote-b is an address of',
    );
    expect(await refusal('2.1.0', { pattern: '/x', page: 'lost' })).toMatch('The route /x needs the page lost');
    await expect(promote({ store: fixture.store, by, releases: { 'remote-a': '7.0.0' } })).rejects.toThrow(
      'remote-a@7.0.0 was never published; there are 1.0.0',
    );
  });

  it('lets many promote at once, and loses none of their changes', async () => {
    const { store } = fixture;
    const rounds = 6;
    for (let round = 1; round <= rounds; round += 1) {
      await fixture.publishRemote('remote-a', `1.${round}.0`);
      await fixture.publishRemote('remote-b', `1.${round}.0`);
    }
    const writer = async (name: string) => {
      for (let round = 1; round <= rounds; round += 1)
        await promote({ store, by: name, releases: { [name]: `1.${round}.0` } });
    };
    await Promise.all([writer('remote-a'), writer('remote-b')]);
    expect(await live()).toMatchObject({ 'remote-a': `1.${rounds}.0`, 'remote-b': `1.${rounds}.0` });
    expect((await head()).number).toBe(1 + 2 * rounds);
  });

  it('takes no part for its own that somebody put into the store', async () => {
    const { store } = fixture;
    await fixture.publishRemote('remote-a', '1.1.0');
    const { key } = await part('remote-a');
    const dry = await promote({ store, by, releases: { 'remote-a': '1.1.0' }, dryRun: true });
    const wanted = dry.composition.parts['remote-a'];
    const [ingredients] = wanted?.key.split('.') ?? [];
    // The forgery is under the very key that the promotion will look for, and under the one that it will write.
    const forged = await store.storage.get(`parts/${key}/part.json`);
    await store.storage.putIfAbsent(`parts/${ingredients ?? ''}/part.json`, forged?.body ?? Buffer.from(''));
    const page = `parts/${wanted?.key ?? ''}/pages/remote-a/index.html`;
    const there = await store.storage.get(page);
    await store.storage.putIfMatch(page, Buffer.from('forged'), there?.tag ?? '');
    await promote({ store, by, releases: { 'remote-a': '1.1.0' } });
    expect((await store.storage.get(page))?.body.toString()).toContain('remote-a 1.1.0');
    expect((await part('remote-a')).key).toBe(wanted?.key);
  });
});
