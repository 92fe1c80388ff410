import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * When process `pid` began, in a form only good for comparing; `null` where there is no such process.
 * A pid is given out again after a process ends; a pid with its start is not.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return startFromProc(pid);
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

async function startFromProc(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The command in parentheses may hold blanks and parentheses itself; field 3 (the state) follows the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not looked yet.
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}
