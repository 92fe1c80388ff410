import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ObjectStorage } from '@shared/storage/object-storage';
import { CephServer } from '@shared/testing/ceph-server';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { times } from '@shared/testing/nightly';
import { collectGarbage } from '../../../release/src/promote/collect-garbage';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { bucketPlace } from '../../../release/src/testing/bucket-place';
import { BucketServer } from '../../../release/src/testing/bucket-server';
import { type Fixture, reopen } from '../../../release/src/testing/fixture';
import { makeTwoPages, releaseNext, served } from '../../../release/src/testing/two-pages';
import { lostUpdates, publishForWriters, write } from '../../../release/src/testing/writers';

jest.setTimeout(300_000);

const name = 'remote-download';
const page = `/${name}/`;
const script = `/assets/${name}/entry.312e302e30.js`;
/** ms for which the store is away: an hour at night. */
const AWAY = times(3, 3600) * 1000;
const STARTS_WHILE_AWAY = 2;

if (!hasCeph()) {
  process.stdout.write(`NOT RUN: page servers over a bucket (apt-get install ${CEPH_PACKAGES.join(' ')})\n`);
  test.todo('serves a store in a bucket: not run, since Ceph is not installed');
} else {
  let ceph: CephServer;
  let fixture: Fixture;
  const servers: BucketServer[] = [];
  const start = async () => {
    const server = await BucketServer.start(fixture);
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    ceph = await CephServer.start();
    await ceph.createBucket('site');
  });
  beforeEach(async () => {
    fixture = await makeTwoPages(bucketPlace(ceph));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await fixture.remove();
  });
  afterAll(() => ceph.stop());

  it('publishes, promotes, rolls back, tidies up and serves, as in a folder', async () => {
    await releaseNext(fixture, name, '1.1.0');
    expect(await served(fixture)).toMatchObject({ [name]: '1.1.0' });
    await rollback({ store: fixture.store, by: 'test' });
    expect(await served(await reopen(fixture))).toMatchObject({ [name]: '1.0.0' });
    for (const version of ['1.2.0', '1.3.0', '1.4.0']) await releaseNext(fixture, name, version);
    const { store } = fixture;
    const { releases } = await collectGarbage({ store, retention: { keep: 1, days: -1 }, by: 'test', dryRun: false });
    expect(releases.length).toBeGreaterThan(0);
    expect(await served(await reopen(fixture))).toMatchObject({ [name]: '1.4.0' });
  });

  it('loses no decision of writers who decide at once', async () => {
    const writers = [1, 2, 3, 4, 5, 6].slice(0, times(3, 6));
    await publishForWriters(fixture, writers.length);
    const all = await Promise.all(writers.map(async (writer) => write((await reopen(fixture)).store, writer, 3)));
    const before = { host: '1.0.0', 'remote-community': '1.0.0', 'remote-download': '1.0.0' };
    expect(all.flat()).toHaveLength(3 * writers.length);
    expect(lostUpdates(all.flat(), before)).toEqual([]);
  });

  it('is followed by all page servers within 2 s, also by one that nobody asked for long', async () => {
    const all = [await start(), await start(), await start()];
    for (const server of all) expect((await server.get(page)).body).toContain(`${name} 1.0.0`);
    await releaseNext(fixture, name, '1.1.0');
    const until = Date.now() + 2000;
    for (const server of all) {
      while (!(await server.get(page)).body.includes(`${name} 1.1.0`)) await wait(20);
      expect(Date.now()).toBeLessThan(until);
    }
  });

  it('is asked for nothing while no visitor comes, and for a few small things a second while many do', async () => {
    const server = await start();
    await server.get(page);
    const asked = ['get', 'list', 'stream'].map((method) => jest.spyOn(ObjectStorage.prototype, method as 'get'));
    const count = () => asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    await wait(2000);
    expect(count()).toBe(0);
    const until = Date.now() + 4000;
    while (Date.now() < until) await server.get(page);
    // The next revision, the next trust document, newer data; and now and then whether pages were compressed further.
    expect(count()).toBeLessThanOrEqual(4 * 5);
    for (const spy of asked) spy.mockRestore();
  });

  it(
    'may be away: everything goes on from what is held, also over a restart, and /healthz says so',
    async () => {
      await releaseNext(fixture, name, '1.1.0');
      const server = await start();
      for (const url of [page, script]) expect((await server.get(url)).status).toBe(200);
      await ceph.kill();
      try {
        for (let start = 1; start <= STARTS_WHILE_AWAY; start += 1) {
          const until = Date.now() + AWAY / STARTS_WHILE_AWAY;
          while (Date.now() < until) {
            await wait(500);
            for (const url of [page, script]) expect((await server.get(url)).status).toBe(200);
          }
          await server.restart();
          expect(server.said.join()).toMatch(/does not answer .*: what this machine holds of the store is served/);
          const answer = await server.get(page);
          expect([answer.status, answer.body]).toEqual([200, expect.stringContaining(`${name} 1.1.0`)]);
          expect((await server.get(script)).status).toBe(200);
          expect(await server.alarms()).toContain('The store cannot be read: what was live before is served on');
        }
      } finally {
        await ceph.resume();
      }
      await releaseNext(fixture, name, '1.2.0');
      while (!(await server.get(page)).body.includes(`${name} 1.2.0`)) await wait(20);
      // Each kind of look finds for itself that it is over.
      while ((await server.alarms()).length > 0) await wait(20);
    },
    300_000 + AWAY,
  );

  it('keeps no visitor waiting while it takes requests and answers none', async () => {
    const server = await start();
    for (const url of [page, script]) await server.get(url);
    const took = async (url: string) => {
      const began = Date.now();
      expect((await server.get(url)).status).toBe(200);
      return Date.now() - began;
    };
    ceph.freeze();
    try {
      await wait(1100);
      // The first waits for a look as long as a visitor may, which is half a second.
      expect(await took(page)).toBeLessThan(1000);
      for (let visit = 0; visit < 10; visit += 1) expect(await took(page)).toBeLessThan(300);
      expect(await took(script)).toBeLessThan(300);
    } finally {
      ceph.thaw();
    }
    await releaseNext(fixture, name, '1.1.0');
    while (!(await server.get(page)).body.includes(`${name} 1.1.0`)) await wait(20);
  });

  it('is asked again where a byte was changed on the page server’s disk', async () => {
    const server = await start();
    await server.get(page);
    const whole = (await server.get(script)).body;
    const cache = path.join(server.stateDir, 'cache');
    const held = (await readdir(cache, { recursive: true })).filter((file) => /entry\.\w+\.js$|pages\/.*\./.test(file));
    expect(held.length).toBeGreaterThan(1);
    for (const file of held) {
      const bytes = await readFile(path.join(cache, file));
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(path.join(cache, file), bytes);
    }
    await server.restart();
    expect((await server.get(script)).body).toBe(whole);
    expect((await server.get(page)).body).toContain(`${name} 1.0.0`);
    expect(await server.alarms()).toEqual([]);
  });

  it('that gave another object’s bytes is not believed, and asked again until it gives the right ones', async () => {
    const server = await start();
    await server.get(page);
    const get = jest.spyOn(ObjectStorage.prototype, 'get');
    get.mockResolvedValue({ body: Buffer.from('something else'), tag: 'x' });
    expect((await server.get(script)).status).toBe(500);
    get.mockRestore();
    while ((await server.get(script)).status !== 200) await wait(50);
    expect((await server.get(script)).body).toBe(`${name} 1.0.0`);
  });

  it('keeps a promotion that was made while the gateway was killed and came back', async () => {
    await fixture.publishRemote(name, '1.1.0');
    const promoting = promote({ store: fixture.store, by: 'test', releases: { [name]: '1.1.0' } });
    await ceph.kill();
    await ceph.resume();
    await promoting;
    expect(await served(await reopen(fixture))).toMatchObject({ [name]: '1.1.0' });
  });
}
