import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sha256Of } from '@shared/store/sha256';
import type { PublishRequest } from '../remote/wire';
import { Uploads } from './uploads';

const archive = Buffer.from('an archive that comes in two pieces');
const limits = { bytes: 100, ofKey: 2, all: 3, idle: 1000 };

let folder: string;
let now: number;
let uploads: Uploads;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'uploads-'));
  now = 1_000_000;
  uploads = new Uploads(folder, () => now, limits);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Asks for the archive of a release; `version` tells one from another. */
const begin = (key: string, version = '1.0.0') => {
  const release = {
    signed: { name: 'remote-a', version, releaseFile: sha256Of(Buffer.from(version)) },
    signatures: [],
  };
  const request = { archive: sha256Of(archive), bytes: archive.length, release } as unknown as PublishRequest;
  return uploads.begin({ request, key, owner: key });
};
const append = (id: string, offset: number, end = archive.length) =>
  uploads.append(id, { offset, piece: archive.subarray(offset, end) }, () => Promise.resolve(true));

it('goes on where the archive ends, whoever comes with another piece', async () => {
  const { id } = await begin('a');
  expect(await append(id, 0, 10)).toMatchObject({ offset: 10 });
  expect(await append(id, 0, 10)).toMatchObject({ offset: 10, result: null });
  expect(await append(id, 20)).toMatchObject({ offset: 10, result: null });
  expect(await begin('a')).toMatchObject({ id, offset: 10 });
  const { result } = await append(id, 10);
  expect(await result).toBe(true);
  // Who lost the answer asks again and has it.
  expect(await (await begin('a')).result).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('takes two pieces at the same time for one of them', async () => {
  const { id } = await begin('a');
  await Promise.all([append(id, 0, 10), append(id, 0, 10)]);
  expect(await begin('a')).toMatchObject({ id, offset: 10 });
  await expect((await append(id, 10)).result).resolves.toBe(true);
});

it('gives the place of the oldest archive of a key to its next one, and to no other key', async () => {
  const first = await begin('a', '1.0.0');
  const second = await begin('a', '2.0.0');
  const others = await begin('b');
  await append(first.id, 0, 10);
  await begin('a', '3.0.0');
  expect(() => uploads.get(first.id)).toThrow('This archive is not on its way here: begin again');
  expect([uploads.get(second.id), uploads.get(others.id)]).toMatchObject([{ key: 'a' }, { key: 'b' }]);
  expect(await readdir(folder)).toEqual([]);
  await expect(begin('c')).rejects.toThrow('Too many archives are on their way: try again in a few minutes');
});

it('removes an archive of which nothing comes any more', async () => {
  const { id } = await begin('a');
  await append(id, 0, 10);
  now += limits.idle;
  await uploads.sweep();
  expect(await begin('a')).toMatchObject({ id, offset: 10 });
  now += 1;
  await uploads.sweep();
  expect(await readdir(folder)).toEqual([]);
  expect((await begin('a')).id).not.toBe(id);
});
