import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from './promote';
import { rollback } from './rollback';
import { withdraw } from './withdraw';
import { type Fixture, copyFixture } from '../testing/fixture';
import { openFolder } from '../testing/open-folder';
import { makeTwoPages, releaseNext, served } from '../testing/two-pages';

jest.setTimeout(300_000);

const name = 'remote-download';
const by = 'test';
let begun: Fixture;
let fixture: Fixture;
beforeAll(async () => {
  begun = await makeTwoPages();
  await releaseNext(begun, name, '1.1.0');
  await releaseNext(begun, name, '1.2.0');
});
beforeEach(async () => (fixture = await copyFixture(begun)));
afterEach(() => fixture.remove());
afterAll(() => begun.remove());

const file = (number: number) => path.join(fixture.folder, 'store/ledger', `${String(number).padStart(10, '0')}.json`);
/** The ledger as another process sees it, that was not there when it was written. */
const fresh = async () => (await openFolder(fixture.folder)).store.ledger;

it('the ledger finds the head by asking for the next number, also where others wrote it', async () => {
  const other = await fresh();
  expect((await other.head())?.revision.number).toBe(3);
  await releaseNext(fixture, name, '1.3.0');
  expect((await other.head())?.revision.number).toBe(4);
  expect((await (await fresh()).head())?.revision.number).toBe(4);
});

it('the ledger is read by many at once in one process, while another one writes', async () => {
  // Two looks at once took a revision for one of another history: the head moved on between asking and comparing.
  const ledger = await fresh();
  const writer = await openFolder(fixture.folder);
  let writing = true;
  const readers = Array.from({ length: 8 }, async () => {
    while (writing) await ledger.head();
  });
  const withdrawals = ['1.0.0', '1.1.0'].map(async (version) => withdraw({ store: writer.store, by, name, version }));
  await Promise.all(withdrawals).finally(() => (writing = false));
  await Promise.all(readers);
  expect((await ledger.head())?.revision.number).toBe(5);
});

it.each([
  ['a field was changed', (text: string) => text.replace('"by":"test"', '"by":"best"'), 'is not believed'],
  [
    'it was signed by nobody',
    (text: string) => text.replace(/"signatures":\[[^]*?\]/, '"signatures":[]'),
    'is not believed',
  ],
  ['it is cut', (text: string) => text.slice(0, 100), 'is no revision'],
  [
    'it is that of another number',
    (text: string) => text.replace('"number":3', '"number":2'),
    'says that it is revision 2',
  ],
])('the ledger says what to do where the newest revision was edited: %s', async (_what, edit, sentence) => {
  await writeFile(file(3), edit(await readFile(file(3), 'utf8')));
  const { head, problems, blocked } = await (await fresh()).find();
  expect(head?.revision.number).toBe(2);
  expect(problems.join()).toContain(sentence);
  expect(blocked).toBe(true);
  await expect((await fresh()).head()).rejects.toThrow(sentence);
  // Visitors get the last state that is believed.
  const { store } = await openFolder(fixture.folder);
  expect(await served({ store })).toMatchObject({ [name]: '1.1.0' });
});

it('the ledger refuses a revision of another history', async () => {
  const third = await readFile(file(3));
  await rm(file(3));
  const { store } = await openFolder(fixture.folder);
  await rollback({ store, by, name });
  await rename(file(3), file(4));
  await writeFile(file(3), third);
  const { problems } = await (await fresh()).find();
  expect(problems.join()).toContain('0000000004.json says that it is revision 3');
  await writeFile(file(4), (await readFile(file(4), 'utf8')).replace('"number":3', '"number":4'));
  expect((await (await fresh()).find()).problems.join()).toContain(
    '0000000004.json: Revision 4 does not follow on the one before it',
  );
});

it('the ledger names a gap, serves the newest all the same, and goes on from it', async () => {
  await rm(file(2));
  const ledger = await fresh();
  expect(await ledger.find()).toMatchObject({ head: { revision: { number: 3 } }, blocked: false });
  expect((await ledger.find()).problems).toEqual([
    'ledger/0000000002.json is missing: restore it from a backup, or no rollback gets past it',
  ]);
  const { store } = await openFolder(fixture.folder);
  await expect(rollback({ store, by })).rejects.toThrow('nothing to roll back to');
  await promote({ store, by, releases: { [name]: '1.0.0' } });
  expect(await served(fixture)).toMatchObject({ [name]: '1.0.0' });
});

it('the ledger names what does not belong into it', async () => {
  await writeFile(path.join(fixture.folder, 'store/ledger/0000000003 (copy).json'), '{}');
  expect((await (await fresh()).find()).problems.join()).toContain('is no revision: move it out of the ledger');
});

it('the ledger refuses to decide with a clock that is a day behind, and says how to go on', async () => {
  const { store } = await openFolder(fixture.folder);
  const late = {
    now: Date.now() - 365 * 24 * 3600 * 1000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  } as const;
  jest.useFakeTimers({ ...late, doNotFake: [...late.doNotFake] });
  try {
    await expect(rollback({ store, by })).rejects.toThrow(/^This machine's clock says .*--clock-is-right$/);
    await rollback({ store, by, clockIsRight: true });
  } finally {
    jest.useRealTimers();
  }
  const [head] = [(await (await fresh()).head())?.revision];
  expect(Date.parse(head?.at ?? '')).toBeGreaterThan(late.now + 3600 * 1000);
});

it('the ledger does not go back to an older state that somebody brought back', async () => {
  const seen = await readFile(file(3));
  await rm(file(3));
  const ledger = await fresh();
  expect(await ledger.recall(seen)).toBe(true);
  const { head, problems } = await ledger.find();
  expect(head?.revision.number).toBe(3);
  expect(problems.join()).toContain('The store ends before revision 3');
  expect(await ledger.recall(Buffer.from(seen.toString().replace('"by":"test"', '"by":"best"')))).toBe(false);
});
