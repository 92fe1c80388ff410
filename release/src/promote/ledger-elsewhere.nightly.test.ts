import { randomBytes } from 'node:crypto';
import { EmulatedBucket } from '@shared/storage/emulated-bucket';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { type Fixture, makeFixture, reopen } from '../testing/fixture';
import { makeTwoPages, releaseNext, served } from '../testing/two-pages';
import { lostUpdates, publishForWriters, write } from '../testing/writers';

jest.setTimeout(300_000);

const name = 'remote-download';
const programs = postgresPrograms();

/** A bucket that passes over conditions, as emulators do and some vendors. */
let bucket: EmulatedBucket;
beforeAll(async () => {
  bucket = await EmulatedBucket.start('ignored');
});
afterAll(() => bucket.stop());

const placeWith = (ledger?: string) => ({
  bucket: { place: `s3://site/${randomBytes(6).toString('hex')}`, ledger, cacheBytes: 1e8 },
  environment: { S3_ENDPOINT: bucket.endpoint, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
});

it('a bucket without conditions is refused before anything is written there', async () => {
  await expect(makeFixture(placeWith())).rejects.toThrow(/lets several make one key .*LEDGER=postgres/);
  expect([...bucket.objects.keys()]).toEqual([]);
});

if (programs === null) {
  process.stdout.write('NOT RUN: a ledger in PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  test.todo('keeps the ledger in PostgreSQL: not run, since it is not installed');
} else {
  describe('a store with its ledger in PostgreSQL', () => {
    let server: PostgresServer;
    let fixture: Fixture;
    beforeAll(async () => {
      server = await PostgresServer.start(programs);
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      fixture = await makeTwoPages(placeWith(server.url()));
    });
    afterEach(() => fixture.remove());

    it('is released into and served, and keeps nothing in the bucket that two may write at once', async () => {
      await releaseNext(fixture, name, '1.1.0');
      expect(await served(await reopen(fixture))).toMatchObject({ [name]: '1.1.0' });
      const folders = new Set([...bucket.objects.keys()].map((key) => key.split('/')[2]));
      expect([...folders].sort()).toEqual(['assets', 'compositions', 'configs', 'parts', 'releases']);
    });

    it('loses no decision of writers who decide at once, also where PostgreSQL crashes meanwhile', async () => {
      const writers = [1, 2, 3, 4];
      await publishForWriters(fixture, writers.length);
      const all = Promise.all(writers.map(async (writer) => write((await reopen(fixture)).store, writer, 3)));
      await server.restart('immediate');
      const writes = (await all).flat();
      const before = { host: '1.0.0', 'remote-community': '1.0.0', 'remote-download': '1.0.0' };
      expect(writes).toHaveLength(12);
      expect(lostUpdates(writes, before)).toEqual([]);
    });
  });
}
