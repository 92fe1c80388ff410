import { setTimeout as wait } from 'node:timers/promises';
import { StorageError } from '@shared/storage/errors';
import { ObjectStorage } from '@shared/storage/object-storage';
import { CephServer } from '@shared/testing/ceph-server';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { readHead } from '@shared/store/store/data-store';
import { slotOf } from '../../../release/src/testing/bundles';
import { bucketPlace } from '../../../release/src/testing/bucket-place';
import { BucketServer } from '../../../release/src/testing/bucket-server';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

if (!hasCeph()) {
  process.stdout.write(`NOT RUN: public data in a bucket (apt-get install ${CEPH_PACKAGES.join(' ')})\n`);
  test.todo('composes public data into a bucket: not run, since Ceph is not installed');
} else {
  let ceph: CephServer;
  let site: DataSite;
  let composer: DataComposer;
  const servers: BucketServer[] = [];
  beforeAll(async () => {
    ceph = await CephServer.start();
    await ceph.createBucket('site');
  });
  beforeEach(async () => {
    site = await makeDataSite({ place: bucketPlace(ceph) });
    composer = site.composer();
    for (let count = 0; count < 2; count += 1) servers.push(await BucketServer.start(site.fixture));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await site.close();
  });
  afterAll(() => ceph.stop());

  /** Steps until every page server answers with these words. */
  async function untilServed(path: string, words: string): Promise<void> {
    const until = Date.now() + 20_000;
    for (const server of servers)
      while (!(await server.get(path)).body.includes(words)) {
        if (Date.now() > until) throw new Error(`${path} never holds "${words}": ${site.said.join('; ')}`);
        await goOn();
      }
  }

  /** A step as the composer's process takes it: what fails because the bucket is away is begun again. */
  async function goOn(): Promise<'done' | 'away'> {
    try {
      await composer.step();
      return 'done';
    } catch (error) {
      if (!(error instanceof StorageError && error.name === 'StorageAwayError')) throw error;
      await composer.reset();
      return 'away';
    }
  }

  it('a text stands on every page server, and after a restart of one', async () => {
    await untilServed('/comics/', 'list first');
    site.backend.say('second');
    await untilServed('/comics/', 'list second');
    await servers[1]?.restart();
    expect(slotOf((await servers[1]?.get('/comics/'))?.body ?? '')).toBe('list second');
  });

  it('a page on demand is kept for every page server', async () => {
    await untilServed('/comics/', 'list first');
    site.backend.write(1, 'asked for');
    await composer.step();
    const { parts } = (await readHead(site.fixture.store))?.head ?? {};
    const [part = ''] = Object.entries(parts ?? {}).flatMap(([key, { onDemand }]) =>
      onDemand.length > 0 ? [key] : [],
    );
    const wanted = composer.want(part, '/comics/1/');
    await composer.step();
    expect(await wanted).toBe('kept');
    await untilServed('/comics/1/', 'asked for');
  });

  it('while the bucket is away nothing is lost: what was said meanwhile stands once it is back', async () => {
    await untilServed('/comics/', 'list first');
    await ceph.kill();
    try {
      site.backend.say('said meanwhile');
      expect(await goOn()).toBe('away');
      expect(slotOf((await servers[0]?.get('/comics/'))?.body ?? '')).toBe('list first');
    } finally {
      await ceph.resume();
    }
    await untilServed('/comics/', 'said meanwhile');
  });

  it('is asked for little while nothing is said', async () => {
    const quiet = site.composer(undefined, 1000);
    const until = Date.now() + 20_000;
    while (!quiet.isWhole && Date.now() < until) await quiet.step();
    const asked = ['get', 'list', 'stream'].map((method) => jest.spyOn(ObjectStorage.prototype, method as 'get'));
    const over = Date.now() + 3000;
    while (Date.now() < over) {
      await quiet.step();
      await wait(50);
    }
    // The next revision and the next trust document, each second.
    expect(asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThanOrEqual(3 * 3 + 3);
    for (const spy of asked) spy.mockRestore();
  });
}
