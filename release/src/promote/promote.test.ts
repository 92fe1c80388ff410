import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Fixture, config, makeFixture } from '../testing/fixture';
import { readChannels, updateChannels } from './channels';
import { promote } from './promote';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

jest.setTimeout(120_000);

const by = 'test';

describe('releases', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await makeFixture();
    await fixture.publishHost('1.0.0', ['remote-a', 'remote-b']);
    await fixture.publishRemote('remote-a', '1.0.0');
    await fixture.publishRemote('remote-b', '1.0.0');
    await promote({
      store: fixture.store,
      config,
      by,
      releases: { host: '1.0.0', 'remote-a': '1.0.0', 'remote-b': '1.0.0' },
    });
  });
  afterEach(() => fixture.remove());

  async function pageFile(composition: string | null, name: string): Promise<string> {
    const { parts } = await fixture.store.readComposition(composition ?? '');
    return fixture.store.part(parts[name]?.key ?? '', `pages/${name}/index.html`);
  }

  async function page(name: string): Promise<string> {
    const { stable } = await readChannels(fixture.store);
    return readFile(await pageFile(stable, name), 'utf8');
  }

  it('composes only what was promoted, and takes the rest as it is', async () => {
    const before = await readChannels(fixture.store);
    await fixture.publishRemote('remote-a', '1.1.0');
    await promote({ store: fixture.store, config, by, releases: { 'remote-a': '1.1.0' } });
    const after = await readChannels(fixture.store);
    expect(await page('remote-a')).toContain('remote-a 1.1.0');
    expect(await pageFile(after.stable, 'remote-b')).toBe(await pageFile(before.stable, 'remote-b'));
    expect(await pageFile(after.stable, 'remote-a')).not.toBe(await pageFile(before.stable, 'remote-a'));
  });

  it('refuses what a trial would have refused, for releases that had none', async () => {
    await fixture.publishRemote('remote-a', '1.1.0', "return '<a href=/gone/>'");
    const releases = { 'remote-a': '1.1.0' };
    await expect(promote({ store: fixture.store, config, by, releases, refuseBroken: true })).rejects.toThrow(
      '/remote-a/ links to /gone/',
    );
    expect(await page('remote-a')).toContain('remote-a 1.0.0');
  });

  it('gives the same id and bytes for the same releases, whatever the order', async () => {
    const { stable } = await readChannels(fixture.store);
    const again = await promote({
      store: fixture.store,
      config,
      by,
      releases: { 'remote-b': '1.0.0', host: '1.0.0', 'remote-a': '1.0.0' },
    });
    expect(again).toMatchObject({ changed: false, composition: { id: stable } });
  });

  it('rolls one package back to what was live before it, and the whole site too', async () => {
    await fixture.publishRemote('remote-a', '1.1.0');
    const first = (await readChannels(fixture.store)).stable;
    await promote({ store: fixture.store, config, by, releases: { 'remote-a': '1.1.0' } });
    await rollback({ store: fixture.store, config, by, name: 'remote-a' });
    expect((await readChannels(fixture.store)).stable).toBe(first);
    await rollback({ store: fixture.store, config, by });
    expect(await page('remote-a')).toContain('remote-a 1.1.0');
    expect((await readChannels(fixture.store)).generation).toBe(4);
  });

  it('serves a canary beside stable, one at a time, and carries it along', async () => {
    await fixture.publishRemote('remote-a', '1.1.0');
    await fixture.publishRemote('remote-b', '1.1.0');
    await promote({ store: fixture.store, config, by, releases: { 'remote-a': '1.1.0' }, canary: 10 });
    await expect(
      promote({ store: fixture.store, config, by, releases: { 'remote-b': '1.1.0' }, canary: 5 }),
    ).rejects.toThrow('remote-a@1.1.0 is the canary now (10%): promote it or roll it back first');
    await promote({ store: fixture.store, config, by, releases: { 'remote-b': '1.1.0' } });
    const { stable, canary } = await readChannels(fixture.store);
    const versions = async (id: string) =>
      Object.fromEntries(
        Object.entries((await fixture.store.readComposition(id)).releases).map(([name, { version }]) => [
          name,
          version,
        ]),
      );
    expect(await versions(stable ?? '')).toMatchObject({ 'remote-a': '1.0.0', 'remote-b': '1.1.0' });
    expect(await versions(canary?.composition ?? '')).toMatchObject({ 'remote-a': '1.1.0', 'remote-b': '1.1.0' });
    await rollback({ store: fixture.store, config, by, name: 'remote-a' });
    expect((await readChannels(fixture.store)).canary).toBeNull();
  });

  it('never serves a withdrawn release again', async () => {
    await fixture.publishRemote('remote-a', '1.1.0');
    await expect(withdraw({ store: fixture.store, by, name: 'remote-a', version: '1.0.0' })).rejects.toThrow(
      'is live: roll it back first',
    );
    await withdraw({ store: fixture.store, by, name: 'remote-a', version: '1.1.0' });
    await expect(promote({ store: fixture.store, config, by, releases: { 'remote-a': '1.1.0' } })).rejects.toThrow(
      'was withdrawn',
    );
  });

  it.each([
    ['throws', "throw new Error('broken page')", 'broken page'],
    ['prints', "process.stdout.write('hello'); return ''", 'prints while rendering'],
    ['differs each time', 'return String(Math.random())', 'renders differently each time'],
    ['reads the environment', 'return process.env.HOME.length', 'Cannot read properties of undefined'],
    [
      'writes files',
      "process.getBuiltinModule('node:fs').writeFileSync('/tmp/broken', ''); return ''",
      '/remote-a/ throws TypeError: process.getBuiltinModule is not a function',
    ],
  ])('refuses a remote whose page %s, with the reason, and changes nothing', async (_what, render, reason) => {
    const before = await readChannels(fixture.store);
    await fixture.publishRemote('remote-a', '2.0.0', render);
    await expect(promote({ store: fixture.store, config, by, releases: { 'remote-a': '2.0.0' } })).rejects.toThrow(
      reason,
    );
    expect(await readChannels(fixture.store)).toEqual(before);
  });

  it('refuses a route whose page is missing, and a release that does not exist', async () => {
    await fixture.publishHost('2.0.0', ['remote-a', 'remote-c']);
    await expect(promote({ store: fixture.store, config, by, releases: { host: '2.0.0' } })).rejects.toThrow(
      'remote-c',
    );
    await expect(promote({ store: fixture.store, config, by, releases: { 'remote-a': '7.0.0' } })).rejects.toThrow(
      'remote-a@7.0.0 was never published; there are 1.0.0',
    );
  });

  it('lets many promote at once, and loses none of their changes', async () => {
    const rounds = 6;
    for (let round = 1; round <= rounds; round += 1) {
      await fixture.publishRemote('remote-a', `1.${round}.0`);
      await fixture.publishRemote('remote-b', `1.${round}.0`);
    }
    const writer = async (name: string) => {
      for (let round = 1; round <= rounds; round += 1)
        await promote({ store: fixture.store, config, by: name, releases: { [name]: `1.${round}.0` } });
    };
    await Promise.all([writer('remote-a'), writer('remote-b')]);
    const { stable, history, generation } = await readChannels(fixture.store);
    const { releases } = await fixture.store.readComposition(stable ?? '');
    expect([releases['remote-a']?.version, releases['remote-b']?.version]).toEqual([`1.${rounds}.0`, `1.${rounds}.0`]);
    expect(history.map((change) => change.generation)).toEqual(
      Array.from({ length: generation }, (_, index) => index + 1),
    );
  });

  it('refuses a change that was made for another generation', async () => {
    const { generation } = await readChannels(fixture.store);
    await expect(
      updateChannels(fixture.store, { from: generation - 1, action: 'late', by, change: {} }),
    ).rejects.toThrow('Somebody else changed what is served');
  });

  it('leaves nothing half-written behind', async () => {
    expect(await readdir(fixture.store.temporary())).toEqual([]);
    const entries = await readdir(path.dirname(fixture.store.channels()));
    expect(entries.filter((name) => name.endsWith('.tmp') || name.endsWith('.lock'))).toEqual([]);
  });
});
