import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** Kills a program and the processes that it started, none of which gets to say anything; resolves once it is gone. Linux. */
export async function killWhole(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  const below = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  for (const one of below.split(' ').filter((text) => text.trim() !== '')) end(Number(one));
  await exited;
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Some end by themselves with who started them.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
