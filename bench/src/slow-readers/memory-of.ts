import { readFile, writeFile } from 'node:fs/promises';

/** Resident memory of a process in MB: now, and the most since `forgetPeak`. */
export async function memoryOf(process: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${process}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

export function forgetPeak(process: number): Promise<void> {
  return writeFile(`/proc/${process}/clear_refs`, '5');
}
