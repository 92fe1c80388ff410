import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@shared/contract/release';
import { Store } from '@shared/store/store/store';
import { openFolder } from '../../../release/src/testing/open-folder';
import type { Storage } from '@shared/storage';
import { factsOf } from '@shared/store/store/file-facts';
import { AssetIndex } from './asset-index';

const name = 'remote-a';
const silent = { damaged: () => undefined, whole: () => undefined };
let folder: string;
let storage: Storage;
let store: Store;
let believed: (version: string) => boolean;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-assets-'));
  const opened = (await openFolder(folder)).store;
  storage = opened.storage;
  believed = () => true;
  const releaseProblem = (_: unknown, { version }: Release) =>
    Promise.resolve(believed(version) ? null : 'nobody of its team signed it');
  store = new Store(storage, { ...opened.authority, releaseProblem });
});
afterEach(() => rm(folder, { recursive: true }));

async function publish(version: string, files: Record<string, string>): Promise<void> {
  const facts = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, factsOf(Buffer.from(text))]));
  const release: Release = {
    schema: 1,
    name,
    version,
    contract: '1.0',
    entry: 'entry.js',
    entryGlobal: `${name.replaceAll('-', '_')}_00000000`,
    chunkGlobal: `tinyChunk${name.replaceAll('-', '_')}`,
    shared: {},
    provides: {},
    starter: null,
    styles: [],
    pages: {},
    files: { 'entry.js': factsOf(Buffer.from('entry')), ...facts },
    source: null,
    digest: '0'.repeat(64),
    manifest: { file: `files.${version}.json`, sha256: factsOf(Buffer.from(version)).sha256 },
    nodeFiles: {},
    publicFiles: {},
  };
  await storage.putIfAbsent(`releases/${name}/${version}/release.json`, Buffer.from(JSON.stringify(release)));
}

test('files of every release are known, its list of files among them', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  await publish('2.0.0', { 'b.js': 'second' });
  const index = new AssetIndex(store, silent);
  expect(await index.find(name, 'a.js')).toEqual([{ sha256: hex('first'), size: 5 }]);
  expect(await index.find(name, 'files.2.0.0.json')).toEqual([{ sha256: hex('2.0.0'), size: null }]);
  expect(await index.find('remote-b', 'a.js')).toEqual([]);
  expect(await index.find('__proto__', 'constructor')).toEqual([]);
});

test('a release is known within a second, and at once to whoever is to serve it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const index = new AssetIndex(store, silent);
    expect(await index.find(name, 'a.js')).toEqual([]);
    await publish('1.0.0', { 'a.js': 'first' });
    expect(await index.find(name, 'a.js')).toEqual([]);
    await index.know(name, '1.0.0');
    expect(await index.find(name, 'a.js')).toHaveLength(1);
    await publish('2.0.0', { 'b.js': 'second' });
    expect(await index.find(name, 'b.js')).toEqual([]);
    jest.advanceTimersByTime(1500);
    expect(await index.find(name, 'b.js')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a release that comes to one that is known is read without looking at the others', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  const list = jest.spyOn(storage, 'list');
  const index = new AssetIndex(store, silent);
  await index.know(name, '1.0.0');
  await publish('2.0.0', { 'b.js': 'second' });
  await index.know(name, '2.0.0');
  expect(await index.find(name, 'b.js')).toHaveLength(1);
  expect(list).toHaveBeenCalledTimes(1);
});

test('files of the other releases are known with those of the first, also once the store is away', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  await publish('2.0.0', { 'b.js': 'second' });
  const index = new AssetIndex(store, silent);
  await index.know(name, '2.0.0');
  // The look's turn comes after the list.
  await index.know(name, '2.0.0');
  jest.spyOn(storage, 'list').mockImplementation(() => {
    throw new Error('away');
  });
  expect(await index.find(name, 'a.js')).toHaveLength(1);
});

test('a release can be served before the others of its package are listed', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  await publish('2.0.0', { 'b.js': 'second' });
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const all = storage.list.bind(storage);
  jest.spyOn(storage, 'list').mockImplementation(async function* (prefix) {
    await gate;
    yield* all(prefix);
  });
  const index = new AssetIndex(store, silent);
  await index.know(name, '2.0.0');
  expect(await index.find(name, 'b.js')).toHaveLength(1);
  const other = index.find(name, 'a.js');
  go();
  expect(await other).toHaveLength(1);
});

test('an index that many ask in vain looks once', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  const list = jest.spyOn(storage, 'list');
  const index = new AssetIndex(store, silent);
  await Promise.all(Array.from({ length: 100 }, (_, at) => index.find(name, `${at}.js`)));
  expect(list).toHaveBeenCalledTimes(1);
});

test('a document that is damaged takes its file from no other release, and is told', async () => {
  await publish('1.0.0', { 'a.js': 'first' });
  await publish('2.0.0', { 'a.js': 'altered' });
  await storage.putIfAbsent(`releases/${name}/3.0.0/release.json`, Buffer.from('{'));
  const unreadable: string[] = [];
  const reports = { damaged: (key: string) => unreadable.push(key), whole: () => undefined };
  const facts = await new AssetIndex(store, reports).find(name, 'a.js');
  expect(facts.map(({ sha256 }) => sha256).sort()).toEqual([hex('first'), hex('altered')].sort());
  expect(unreadable).toEqual([`releases/${name}/3.0.0/release.json`]);
});

test('files of a release that its team did not sign are nobody’s', async () => {
  believed = (version) => version !== '2.0.0';
  await publish('1.0.0', { 'a.js': 'first' });
  await publish('2.0.0', { 'a.js': 'altered', 'b.js': 'second' });
  const index = new AssetIndex(store, silent);
  expect(await index.find(name, 'a.js')).toEqual([{ sha256: hex('first'), size: 5 }]);
  expect(await index.find(name, 'b.js')).toEqual([]);
});

function hex(text: string): string {
  return Buffer.from(factsOf(Buffer.from(text)).sha256, 'base64').toString('hex');
}
