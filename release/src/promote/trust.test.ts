import { times } from '@shared/testing/nightly';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from './promote';
import { publish } from '../publish/publish';
import type { Fixture } from '../testing/fixture';
import { killRounds } from '../testing/kill-rounds';
import { runFaulty } from '../testing/run-faulty';
import { makeTwoPages, releaseNext, served } from '../testing/two-pages';
import { lostUpdates, publishForWriters, write } from '../testing/writers';
import { keys } from '@shared/store/store/store';

jest.setTimeout(300_000);

const by = 'test';
const name = 'remote-download';

/** Everything in the store that anybody could be served, with its content's length. */
async function inventory({ folder }: Fixture): Promise<string[]> {
  const entries = await readdir(path.join(folder, 'store'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const shown = files.filter((file) => !/\/(?:assets|leases|attempts)\/|\/\.[^/]*$/.test(file));
  return Promise.all(shown.sort().map(async (file) => `${file} ${(await readFile(file)).length}`));
}

/** At night `kills-main.ts` kills at every write. */
const KILLS = times(1, 2);

describe('a store under fire', () => {
  it.each([
    ['publish', 9, 31],
    ['promote', 17, 23],
    ['keys make', 2, 2],
  ])('serves and takes the next release after %s was killed at a write', async (scenario, from, step) => {
    const { kills, failures } = await killRounds({ scenario, from, step, most: KILLS });
    expect(failures).toEqual([]);
    expect(kills).toBe(KILLS);
  });

  it('loses no update where several promote at once', async () => {
    const fixture = await makeTwoPages();
    await publishForWriters(fixture, 5);
    const writes = await Promise.all([1, 2, 3, 4, 5].map((writer) => write(fixture.store, writer, 4)));
    const before = { host: '1.0.0', 'remote-community': '1.0.0', 'remote-download': '1.0.0' };
    expect(writes.flat()).toHaveLength(20);
    expect(lostUpdates(writes.flat(), before)).toEqual([]);
    await fixture.remove();
  });

  it('calls it a lost update where a write forgets the one before', () => {
    const before = { a: '1', b: '1' };
    const writes = [
      { number: 2, name: 'a', version: '2', releases: { a: '2', b: '1' } },
      { number: 3, name: 'b', version: '2', releases: { a: '1', b: '2' } },
    ];
    expect(lostUpdates(writes, before)).toHaveLength(1);
  });
});

describe('a store that something is wrong with', () => {
  let fixture: Fixture;
  beforeAll(async () => (fixture = await makeTwoPages()));
  afterAll(() => fixture.remove());

  it.each([
    ['a full disk', 'ENOSPC', /^The disk that the store is on is full/],
    ['a store that may not be written', 'EACCES', /^The store (?:may not|cannot) be written/],
  ] as const)('refuses to promote on %s in one sentence, and changes nothing', async (_what, kind, sentence) => {
    await fixture.publishRemote(name, '1.1.0');
    const before = await inventory(fixture);
    const { code, stderr } = await runFaulty(fixture.folder, ['promote', `${name}@1.1.0`], { kind, at: 9 });
    expect([code, stderr.split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(sentence);
    expect(await inventory(fixture)).toEqual(before);
    expect(await served(fixture)).toMatchObject({ [name]: '1.0.0' });
  });

  it('refuses a release that was copied half or changed since, and takes it again', async () => {
    const folder = await fixture.buildRemote(name, '1.2.0');
    const again = () => publish({ store: fixture.store, folder, version: '1.2.0', source: null, by });
    const live = () => promote({ store: fixture.store, by, releases: { [name]: '1.2.0' } });
    await again();
    const stored = (file: string) => path.join(fixture.folder, 'store', keys.release(name, '1.2.0', file));
    const bundle = stored('node/page.cjs');
    await writeFile(bundle, 'module.exports = {}');
    await expect(live()).rejects.toThrow(
      'remote-download@1.2.0 was changed in the store: node/page.cjs is not the file that was published',
    );
    await rm(bundle);
    await expect(live()).rejects.toThrow('remote-download@1.2.0 is incomplete in the store: node/page.cjs is missing');
    await rm(stored('release.json'));
    await expect(live()).rejects.toThrow('remote-download@1.2.0 was never published');
    expect(await again()).toMatchObject({ isNew: true });
    await live();
    expect(await served(fixture)).toMatchObject({ [name]: '1.2.0' });
  });

  it('composes again where a composition and its pages were copied half', async () => {
    await fixture.publishRemote(name, '1.3.0');
    const { store } = fixture;
    const { composition } = await promote({ store, by, releases: { [name]: '1.3.0' }, dryRun: true });
    await store.storage.delete(keys.composition(composition.id));
    await store.storage.delete(keys.part(composition.parts[name]?.key ?? '', 'part.json'));
    await releaseNext(fixture, name, '1.3.0');
    expect(await served(fixture)).toMatchObject({ [name]: '1.3.0' });
  });
});
