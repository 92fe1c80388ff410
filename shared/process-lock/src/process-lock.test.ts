import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { acquireProcessLock } from './process-lock';
import { ProcessLockedError } from './process-locked-error';
import { processStart } from './process-start';

/** Takes the lock in a process of its own and says `held`, or `refused`. */
const TAKER = `
  import { acquireProcessLock } from ${JSON.stringify(join(__dirname, 'process-lock.ts'))};
  acquireProcessLock(process.argv[1]).then(
    () => { process.stdout.write('held'); setInterval(() => undefined, 1000); },
    (error) => { process.stdout.write(error.name === 'ProcessLockedError' ? 'refused' : String(error)); },
  );`;

let folder: string;
const children: ChildProcess[] = [];

async function taker(): Promise<{ child: ChildProcess; outcome: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', TAKER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, outcome: data.toString() };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-test-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a second taker is refused with the process that holds the lock', async () => {
  await acquireProcessLock(folder);
  const refused = acquireProcessLock(folder);
  await expect(refused).rejects.toBeInstanceOf(ProcessLockedError);
  await expect(refused).rejects.toMatchObject({ pid: process.pid, folder });
});

test('a lock that was given back is taken again', async () => {
  for (let at = 0; at < 3; at += 1) await (await acquireProcessLock(folder)).release();
  expect(await readdir(folder)).toEqual(['0000000003']);
});

test('kill -9 of its holder frees a lock, and of nobody else', async () => {
  const { child, outcome } = await taker();
  expect(outcome).toBe('held');
  await expect(acquireProcessLock(folder)).rejects.toMatchObject({ pid: child.pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await acquireProcessLock(folder)).release();
});

test('a pid that was given to another process holds nothing', async () => {
  const start = await processStart(process.pid);
  await writeFile(join(folder, '0000000001'), JSON.stringify({ pid: process.pid, start: `${start}0` }));
  await (await acquireProcessLock(folder)).release();
});

test('a file that a power cut left half-written holds nothing', async () => {
  await writeFile(join(folder, '0000000007'), '{"pid":');
  await acquireProcessLock(folder);
  expect(await readdir(folder)).toEqual(['0000000008']);
});

test('of many takers at once, over the lock of a dead process, one gets it', async () => {
  await writeFile(join(folder, '0000000001'), JSON.stringify({ pid: 1, start: 'never' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => acquireProcessLock(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refusals.every((reason) => reason instanceof ProcessLockedError)).toBe(true);
});

test('of four processes at once, over the lock of a dead process, one gets it', async () => {
  await writeFile(join(folder, '0000000001'), JSON.stringify({ pid: 1, start: 'never' }));
  const outcomes = await Promise.all(Array.from({ length: 4 }, async () => (await taker()).outcome));
  expect(outcomes.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
});
