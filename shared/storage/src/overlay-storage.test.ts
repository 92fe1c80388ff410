import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { FileStorage } from './file-storage';
import { OverlayStorage } from './overlay-storage';

const text = (value: string) => Buffer.from(value);
let below: FileStorage;
let storage: OverlayStorage;
beforeEach(async () => {
  below = new FileStorage(await mkdtemp(`${os.tmpdir()}/overlay-`));
  await below.putIfAbsent('a/old', text('old'));
  storage = new OverlayStorage(below);
});
afterEach(() => rm(below.place, { recursive: true, force: true }));

const keysBelow = async (of: FileStorage | OverlayStorage) => {
  const keys: string[] = [];
  for await (const { key } of of.list('a/')) keys.push(key);
  return keys.sort();
};

it('reads what is written on top, and what is below where nothing is; what is below stays as it is', async () => {
  expect(await storage.putIfAbsent('a/old', text('new'))).toBe(false);
  expect(await storage.putIfAbsent('a/new', text('new'))).toBe(true);
  const { tag } = (await storage.get('a/old')) ?? { tag: '' };
  expect(await storage.putIfMatch('a/old', text('newer'), tag)).toBe(true);
  expect(await storage.putIfMatch('a/old', text('late'), tag)).toBe(false);
  expect(await keysBelow(storage)).toEqual(['a/new', 'a/old']);
  expect((await storage.get('a/old'))?.body.toString()).toBe('newer');
  await storage.delete('a/old');
  expect([await storage.get('a/old'), await keysBelow(storage)]).toEqual([null, ['a/new']]);
  expect([(await below.get('a/old'))?.body.toString(), await keysBelow(below)]).toEqual(['old', ['a/old']]);
});

it('lets one of many have a key that nobody has, and one of many replace what has a tag', async () => {
  const won = async (writes: (at: number) => Promise<boolean>) =>
    (await Promise.all(Array.from({ length: 20 }, (_, at) => writes(at)))).filter(Boolean).length;
  expect(await won((at) => storage.putIfAbsent('a/new', text(String(at))))).toBe(1);
  const { tag } = (await storage.get('a/new')) ?? { tag: '' };
  expect(await won((at) => storage.putIfMatch('a/new', text(`by ${at}`), tag))).toBe(1);
});
