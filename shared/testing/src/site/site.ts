import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { stopChild } from '../stop-child';

export interface RunningSite {
  /** The origin, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** Output of the process so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export interface StartOptions {
  dataDir: string;
  command?: 'start' | 'serve' | 'dev' | 'release';
  arguments?: readonly string[];
  environment?: Record<string, string>;
  cwd?: string;
}

/** Runs one of the project's commands that serve, on a free port, and waits for its `ready` line. */
export async function startSite({
  dataDir,
  command = 'serve',
  arguments: args = [],
  environment = {},
  cwd = root,
}: StartOptions): Promise<RunningSite> {
  const child = spawn(process.execPath, ['start/bin/bootstrap.mjs', command, ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, ...environment },
    // A channel lets the site end with the tests, however those end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = await ready(child, () => output);
  return { origin, dataDir, output: () => output, stop: () => stopChild(child) };
}

function ready(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const origin = /^ready (http:\/\/(?:localhost|127\.0\.0\.1):\d+)/m.exec(output())?.[1];
      if (origin) resolve(origin);
    });
    child.on('close', (code) => {
      reject(new Error(`The site ended with ${code ?? 'a signal'} before it was ready:\n${output()}`));
    });
  });
}

/** Base paths of the shared sites, without a trailing slash. */
export const bases = ['', '/site'] as const;

interface SharedSite {
  /** The origin with the base path, without a trailing slash: a path of the site can be put behind it. */
  origin: string;
  base: (typeof bases)[number];
  dataDir: string;
}

/** A site that the whole test run shares, at its origin or below a base path; nothing may change its store. */
export function sharedSite(base: (typeof bases)[number] = ''): SharedSite {
  const shared = JSON.parse(process.env['E2E_SITES'] ?? '[]') as SharedSite[];
  const site = shared.find((candidate) => candidate.base === base);
  if (!site) throw new Error('The shared site is not running: start the tests with npm test');
  return site;
}

/** A store of its own with a site's content, the shared one's unless it is named, and the keys to release into it. */
export async function copyData(from = sharedSite().dataDir): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-e2e-'));
  for (const folder of ['store', 'keys'])
    await cp(path.join(from, folder), path.join(dataDir, folder), {
      recursive: true,
      // The shared site may still be compressing what it serves: names of drafts begin with a dot.
      filter: (file) => !path.basename(file).startsWith('.'),
    });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the release tool as a team does. */
export function release(
  args: readonly string[],
  dataDir: string,
  cwd = root,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['start/bin/bootstrap.mjs', 'release', ...args], {
      cwd,
      env: { ...process.env, ...environment, NODE_OPTIONS: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, stdout, stderr });
    });
  });
}
