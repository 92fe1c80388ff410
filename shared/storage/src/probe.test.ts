import { openStorage } from './open-storage';
import { probeWrites } from './probe';
import { ObjectStorage } from './object/object-storage';
import { EmulatedBucket } from './testing/emulated-bucket';

jest.setTimeout(300_000);

let bucket: EmulatedBucket;
beforeEach(async () => {
  bucket = await EmulatedBucket.start();
});
afterEach(() => bucket.stop());

const open = (use: 'read' | 'write' | 'serve' = 'write', place = 's3://site/production/store') =>
  openStorage(place, environmentOf(bucket), { use });

function environmentOf({ endpoint }: EmulatedBucket, over: Record<string, string> = {}) {
  return { S3_ENDPOINT: endpoint, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', ...over };
}

it('lets a store pass whose conditions hold, and leaves nothing there', async () => {
  await open();
  expect(bucket.objects.size).toBe(0);
});

it('refuses a store that passes over conditions, as emulators do', async () => {
  await bucket.stop();
  bucket = await EmulatedBucket.start('ignored');
  await expect(open()).rejects.toThrow(
    /^s3:\/\/site\/production\/store lets several make one key \(If-None-Match\), so of two who write at once one would be lost: .*LEDGER=postgres/,
  );
  expect(bucket.objects.size).toBe(0);
  // Readers put no condition on anything.
  await open('read');
});

it('refuses a store that knows no conditions', async () => {
  bucket.fault = (method) => (method === 'PUT' ? { status: 501, code: 'NotImplemented' } : null);
  await expect(open()).rejects.toThrow('does not implement conditions (If-None-Match)');
});

it('refuses a store that gives another object than was asked for, does not list, or does not delete', async () => {
  bucket.objects.set('another', { body: Buffer.from('not mine'), writes: '', modified: new Date() });
  const storage = new ObjectStorage(bucket.options);
  bucket.fault = (method, key) => (method === 'GET' && /probe\/\d/.test(key) ? 'other' : null);
  await expect(probeWrites(storage)).rejects.toThrow('it gives other bytes than were written');
  bucket.fault = (method, key) => {
    if (method === 'GET' && key === '') for (const own of bucket.objects.keys()) bucket.objects.delete(own);
    return null;
  };
  await expect(probeWrites(storage)).rejects.toThrow('it does not list what was written');
  bucket.fault = (method) => (method === 'DELETE' ? { status: 204 } : null);
  await expect(probeWrites(storage)).rejects.toThrow('it still gives what was deleted');
});

it.each([
  ['behind', 10, 'The clock of this machine is behind the one of s3://site/production/store by 10 minutes'],
  ['ahead', -10, 'The clock of this machine is ahead of the one of s3://site/production/store by 10 minutes'],
])('refuses a clock that is %s', async (_way, minutes, sentence) => {
  bucket.clock = minutes * 60_000;
  await expect(open()).rejects.toThrow(sentence);
  await expect(open('read')).rejects.toThrow(sentence);
});

it('names everything that is wrong with the environment at once', async () => {
  const environment = { S3_ENDPOINT: 'bucket.example.com', S3_PATH_STYLE: 'maybe', AWS_ACCESS_KEY_ID: 'key' };
  await expect(openStorage('s3://X', environment, { use: 'read' })).rejects.toThrow(
    /s3:\/\/X: must be a bucket[\s\S]*S3_ENDPOINT: must be an address[\s\S]*S3_PATH_STYLE: must be true or false[\s\S]*AWS_SECRET_ACCESS_KEY: must be the secret/,
  );
});
