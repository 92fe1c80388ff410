import { readFile, readdir, writeFile } from 'node:fs/promises';

/** The backend of the site that keeps its data there, as the system knows it. */
export async function backendProcess(dataDir: string): Promise<number> {
  for (const process of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((file) => readFile(`/proc/${process}/${file}`, 'utf8').catch(() => '')),
    );
    if (command?.includes('backend/src/server.ts') && environment?.split('\0').includes(`DATA_DIR=${dataDir}`))
      return Number(process);
  }
  throw new Error(`No backend keeps its data in ${dataDir}`);
}

/** Resident memory in MB: now, and the most since `forgetPeak`. */
export async function residentMemory(process: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${process}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

export const forgetPeak = (process: number): Promise<void> => writeFile(`/proc/${process}/clear_refs`, '5');
