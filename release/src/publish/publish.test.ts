import { promote } from '../promote/promote';
import { type Fixture, type RemoteBuild, config, makeFixture } from '../testing/fixture';
import { compareSizes, sizeSentence } from './compare-sizes';
import { publish } from './publish';

jest.setTimeout(300_000);

const react = (range: string) => ({ build: { shared: { react: range } } });

describe('publishing beside a live host', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await makeFixture();
    await fixture.publishHost('1.0.0', { provides: { react: '19.3.1' } });
    await fixture.publishRemote('remote-a', '1.0.0');
    await promote({ store: fixture.store, config, by: 'test', releases: { host: '1.0.0', 'remote-a': '1.0.0' } });
  });
  afterAll(() => fixture.remove());

  async function tryOut(name: string, version: string, options: RemoteBuild) {
    const folder = await fixture.buildRemote(name, version, options);
    return publish({ store: fixture.store, folder, version, source: null, by: 'test', tryWith: config });
  }

  it.each([
    ['whose page throws', '2.0.0', { render: "throw new Error('broken page')" }, 'broken page'],
    ['that differs each time', '2.0.1', { render: 'return String(Math.random())' }, 'renders differently each time'],
    ['with a link to nowhere', '2.0.4', { render: "return '<a href=/gone/></a>'" }, '/remote-a/ links to /gone/'],
    [
      'with a picture that is not there',
      '2.0.5',
      { render: "return '<img src=gone.png>'" },
      '/remote-a/ shows gone.png',
    ],
    ['that needs another React', '2.0.2', react('^20.0.0'), 'needs react ^20.0.0; host@1.0.0 provides 19.3.1'],
    [
      'that needs what the host does not share',
      '2.0.3',
      { build: { shared: { vue: '^3.0.0' } } },
      'remote-a@2.0.3 needs vue ^3.0.0; host@1.0.0 provides none',
    ],
    ['of a form to come', '2.0.6', { build: { schema: 2 as 1 } }, 'browser/build.json is not as it should be: schema'],
  ])('refuses a remote %s before it is stored', async (_what, version, options, reason) => {
    await expect(tryOut('remote-a', version, options)).rejects.toThrow(reason);
    expect(await fixture.store.findSigned('remote-a', version)).toBeNull();
  });

  it('names the document of the store that is not as it should be, and what in it', async () => {
    const { storage } = fixture.store;
    const key = 'releases/remote-b/1.0.0/release.json';
    await fixture.publishRemote('remote-b', '1.0.0');
    const release = await fixture.store.readRelease('remote-b', '1.0.0');
    const changed = JSON.stringify({ ...release, files: { 'entry.js': { size: 1 } } });
    await storage.putIfMatch(key, Buffer.from(changed), (await storage.get(key))?.tag ?? '');
    await expect(fixture.store.readRelease('remote-b', '1.0.0')).rejects.toThrow(
      `${key} is not as it should be: files.entry.js.sha256`,
    );
  });

  it('tries pages that have no route yet', async () => {
    await expect(tryOut('remote-new', '1.0.0', { render: "throw new Error('new and broken')" })).rejects.toThrow(
      'new and broken',
    );
    expect(await tryOut('remote-new', '1.0.1', {})).toMatchObject({ isNew: true });
  });

  it('refuses to promote a host that live remotes cannot run on', async () => {
    await tryOut('remote-a', '2.1.0', react('^19.0.0'));
    await promote({ store: fixture.store, config, by: 'test', releases: { 'remote-a': '2.1.0' } });
    await fixture.publishHost('2.0.0', { provides: { react: '20.0.0' } });
    await expect(promote({ store: fixture.store, config, by: 'test', releases: { host: '2.0.0' } })).rejects.toThrow(
      'remote-a@2.1.0 needs react ^19.0.0; host@2.0.0 provides 20.0.0',
    );
  });

  it('warns where a page grew by more than a tenth against the live release', async () => {
    const text = (length: number) => Array.from({ length }, (_, index) => (index * index).toString(36)).join('');
    const { release: small } = await tryOut('remote-a', '3.0.0', { script: text(500) });
    const { release: large } = await tryOut('remote-a', '3.1.0', { script: text(900) });
    expect(await compareSizes(fixture.store, large, small)).toMatchObject([{ page: 'page', warn: true }]);
    const [smaller] = await compareSizes(fixture.store, small, large);
    expect(smaller?.warn).toBe(false);
    expect(sizeSentence({ page: 'home', live: 1000, next: 1200, warn: true })).toBe(
      '  warning: home: 1.2 KB, +20.0% against the live release',
    );
  });
});
