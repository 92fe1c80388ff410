import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessLockedError } from './process-locked-error';
import { processStart } from './process-start';

export { ProcessLockedError } from './process-locked-error';

export interface ProcessLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  start: string;
}

/** Of a lock that was given back. */
const FREE: Holder = { pid: 0, start: '' };

/**
 * Takes the lock that `folder` is; throws `ProcessLockedError` while a living process holds it. It survives `kill -9`
 * and the reuse of a pid: who holds it is a pid with the start of its process.
 *
 * The folder holds numbered files. Who holds the highest number holds the lock; numbers only rise, and a file is only
 * removed by who holds a higher one. So a taker that was slow to look can never take what another took meanwhile.
 */
export async function acquireProcessLock(folder: string): Promise<ProcessLock> {
  await mkdir(folder, { recursive: true });
  const start = await processStart(process.pid);
  if (start === null) throw new Error('This process cannot see itself: is /proc mounted?');
  for (;;) {
    const highest = await highestNumber(folder);
    if (highest > 0) {
      const holder = await readHolder(folder, highest);
      // Gone since: somebody holds a higher one.
      if (holder === null) continue;
      if (await isAlive(holder)) throw new ProcessLockedError(folder, holder.pid);
    }
    const mine = highest + 1;
    if (!(await claim(folder, mine, { pid: process.pid, start }))) continue;
    // Others may have gone on from a number that was gone already when this one was made.
    if ((await highestNumber(folder)) !== mine) {
      await rm(fileOf(folder, mine), { force: true });
      continue;
    }
    await removeBelow(folder, mine);
    return { release: () => replace(folder, mine, FREE) };
  }
}

/** Throws `ProcessLockedError` while a living process holds the lock; takes nothing. */
export async function refuseWhileLocked(folder: string): Promise<void> {
  const highest = await highestNumber(folder).catch(() => 0);
  const holder = highest > 0 ? await readHolder(folder, highest) : null;
  if (holder && (await isAlive(holder))) throw new ProcessLockedError(folder, holder.pid);
}

async function isAlive({ pid, start }: Holder): Promise<boolean> {
  return pid > 0 && (await processStart(pid)) === start;
}

/** Makes the numbered file with its content at once; false if it is there already. */
async function claim(folder: string, number: number, holder: Holder): Promise<boolean> {
  const draft = join(folder, `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, fileOf(folder, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(folder: string, number: number, holder: Holder): Promise<void> {
  const draft = join(folder, `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(holder));
  await rename(draft, fileOf(folder, number));
}

async function readHolder(folder: string, number: number): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(fileOf(folder, number), 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // Never half-written by us: a power cut, or somebody else's hand. Nobody living holds it.
    if (error instanceof SyntaxError) return FREE;
    throw error;
  }
}

async function numbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).filter((name) => /^\d{10}$/.test(name)).map(Number);
}

async function highestNumber(folder: string): Promise<number> {
  return Math.max(0, ...(await numbers(folder)));
}

async function removeBelow(folder: string, number: number): Promise<void> {
  const older = (await numbers(folder)).filter((other) => other < number);
  await Promise.all(older.map((other) => rm(fileOf(folder, other), { force: true })));
}

function fileOf(folder: string, number: number): string {
  return join(folder, String(number).padStart(10, '0'));
}
