import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stopChild } from '@shared/testing/stop-child';

/** A repository of its own on this machine, and what its team types there. */
export interface Team {
  folder: string;
  /** Runs a command there, with the time that it took noted; throws with what it said where it fails. */
  run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Does something else that takes time. */
  timed: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  /** Starts `npm run dev`; gives the address that it says it is ready at. */
  dev: () => Promise<{ origin: string; stop: () => Promise<void> }>;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Seconds of each step, in their order. */
  steps: readonly (readonly [what: string, seconds: number])[];
  remove: () => Promise<void>;
}

/** A folder for a team, with nothing in it, and the variables that its commands are run with. */
export async function newTeam(environment: () => Record<string, string>): Promise<Team> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'team-'));
  const folder = path.join(home, 'repository');
  const steps: [string, number][] = [];
  const running: ChildProcess[] = [];
  const timed: Team['timed'] = async (what, work) => {
    const began = performance.now();
    const result = await work();
    steps.push([what, (performance.now() - began) / 1000]);
    return result;
  };
  const start = (command: string, args: readonly string[]) =>
    spawn(command, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, INIT_CWD: home, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run: Team['run'] = (command, ...args) =>
    timed([command, ...args].join(' ').slice(0, 60), async () => {
      const child = start(command, args);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece: Buffer) => (said += piece.toString()));
      const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${said}`);
      return said;
    });
  return {
    folder,
    run,
    timed,
    steps,
    dev: async () => {
      const child = start(process.execPath, ['node_modules/.bin/remote', 'dev']);
      running.push(child);
      const origin = await new Promise<string>((resolve, reject) => {
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (piece: Buffer) => {
            said += piece.toString();
            const [, ready] = /^ready (http:\/\/localhost:\d+)/m.exec(said) ?? [];
            if (ready) resolve(ready);
          });
        child.on('close', () => reject(new Error(`It ended before it was ready:\n${said}`)));
      });
      return { origin, stop: () => stopChild(child) };
    },
    edit: async (file, change) => {
      const address = path.join(folder, file);
      await writeFile(address, change(await readFile(address, 'utf8')));
    },
    remove: async () => {
      await Promise.all(running.map(stopChild));
      await rm(home, { recursive: true, force: true });
    },
  };
}
