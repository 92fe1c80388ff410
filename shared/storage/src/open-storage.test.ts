import os from 'node:os';
import { FileStorage } from './file-storage';
import { openStorage, placeBelow, placeProblem } from './open-storage';

jest.mock('@aws-sdk/client-s3', () => {
  throw new Error('the client of buckets was loaded');
});
jest.mock('pg', () => {
  throw new Error('the client of PostgreSQL was loaded');
});

it('loads no client of buckets or databases for a folder', async () => {
  expect(await openStorage(os.tmpdir(), {}, { use: 'write' })).toBeInstanceOf(FileStorage);
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  await expect(openStorage('s3://site', keys, { use: 'write' })).rejects.toThrow('the client of buckets was loaded');
});

it('keeps releases and uploads beside each other, in a folder and in a bucket', () => {
  expect(placeBelow('/var/lib/site', 'store')).toBe('/var/lib/site/store');
  expect(placeBelow('s3://site/', 'uploads')).toBe('s3://site/uploads');
  expect(placeBelow('s3://site/production', 'store')).toBe('s3://site/production/store');
});

it.each([
  ...['s3://site', 's3://site/', 's3://my.site-2/a/b_c', '/var/lib/site', '.data'],
  ...[
    'https://releases.example.com',
    'https://example.com:8443/releases/',
    'http://127.0.0.1:8090',
    'http://localhost',
  ],
])('takes %s for a place', (place) => {
  expect(placeProblem(place)).toBeNull();
});

it.each([
  'http://releases.example.com',
  'https://user:secret@example.com',
  'https://example.com/?a=1',
  'https://example.com/../x',
  'https://',
])('takes %s for no release service', (place) => {
  expect(placeProblem(place)).toMatch(/^must be the address of a release service/);
});

it('reads a release service where a place is its address', async () => {
  const place = 'https://releases.example.com';
  expect(await openStorage(placeBelow(place, 'store'), {}, { use: 'read' })).toMatchObject({ place: `${place}/store` });
});

it.each([
  's3://',
  's3://Site',
  's3://x',
  's3://site/../other',
  's3://site//a',
  's3://site/a b',
  's3://key:secret@site',
])('takes %s for none', (place) => {
  expect(placeProblem(place)).toMatch(/^must be a bucket/);
});
