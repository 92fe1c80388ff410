import { open, readFile, rename, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../release-error';

/** How long a change waits for another that is under way, in ms. */
const PATIENCE = 10_000;

/** Runs `work` while no other process on this machine holds `file`. A holder that died, however, holds nothing. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE;
  const me = `${process.pid} ${startOf(process.pid) ?? ''} ${Math.random()}`;
  while (!(await take(file, me))) {
    if (Date.now() > until)
      throw new ReleaseError('Another release command holds the store: try again when it is done');
    await wait(20 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string, me: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(me);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = await readFile(file, 'utf8').catch(() => null);
  if (holder !== null && !alive(holder)) await bury(file, holder);
  return false;
}

/** Takes a dead holder's lock away; a lock that somebody else took in between is put back. */
async function bury(file: string, holder: string): Promise<void> {
  const grave = `${file}.${process.pid}`;
  try {
    await rename(file, grave);
    if ((await readFile(grave, 'utf8')) === holder) await rm(grave);
    else await rename(grave, file);
  } catch {
    // Another process was quicker.
  }
}

/** A pid alone may belong to a later process: the start time tells them apart. An unwritten lock is young. */
function alive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  if (!pid) return true;
  return startOf(Number(pid)) === start;
}

/** The start time of a process in clock ticks since boot, undefined where it does not run. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
