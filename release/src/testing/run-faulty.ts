import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Fault {
  /** `kill`, or the code that this and every later write fails with. */
  kind: 'kill' | 'ENOSPC' | 'EACCES' | 'EROFS';
  /** The write that it happens at, from 1; 0 for none. */
  at: number;
  /** A file outside of the store, for what was done and what was flushed (`lose-power.ts`). */
  journal?: string;
  /** Days that the command's clock is ahead. */
  daysAhead?: number;
}

export interface FaultyRun {
  killed: boolean;
  code: number | null;
  stdout: string;
  /** Standard error without the count of writes. */
  stderr: string;
  /** The number of writes; of a command that was killed, as many as it took. */
  writes: number;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs the release tool, as a process of its own, with something going wrong at one of its writes to the store. */
export function runFaulty(dataDir: string, args: readonly string[], fault: Fault): Promise<FaultyRun> {
  const { kind, at, journal = '', daysAhead = 0 } = fault;
  const preload = path.join(import.meta.dirname, 'fault-preload.mjs');
  const tool = path.join(import.meta.dirname, 'tool-main.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--import', preload, tool, ...args], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: dataDir,
        FAULT_KIND: kind,
        FAULT_AT: String(at),
        FAULT_BELOW: dataDir,
        FAULT_JOURNAL: journal,
        FAULT_DAYS_AHEAD: String(daysAhead),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const killed = signal === 'SIGKILL';
      const [, counted] = /writes: (\d+)\n/.exec(stderr) ?? [];
      const writes = killed ? at : Number(counted ?? 0);
      resolve({ killed, code, stdout, stderr: stderr.replace(/writes: \d+\n/, '').trim(), writes });
    });
  });
}
