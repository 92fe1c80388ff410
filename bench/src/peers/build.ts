import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Peer {
  /** The peer's folder in `bench/peers`. */
  name: string;
  label: string;
  /** The folder into which its build puts the site. */
  output: string;
  /** The packages whose versions are named. */
  packages: readonly string[];
}

export const peers: readonly Peer[] = [
  { name: 'single-page', label: 'webpack single-page app', output: 'dist', packages: ['webpack', 'react'] },
  {
    name: 'module-federation',
    label: 'stock module federation',
    output: 'dist',
    packages: ['@module-federation/enhanced', 'webpack', 'react'],
  },
  { name: 'next-export', label: 'Next static export', output: 'out', packages: ['next', 'react'] },
  {
    name: 'astro-islands',
    label: 'Astro, React islands',
    output: 'dist',
    packages: ['astro', '@astrojs/react', 'react'],
  },
];

/** Installs what the peers' lockfile says, where that is not there yet. Nothing of it runs a script. */
export async function installPeers(peersDir: string): Promise<void> {
  const stamp = path.join(peersDir, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(await readFile(path.join(peersDir, 'pnpm-lock.yaml')))
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  const pnpm = process.env['SITE_PNPM'] ?? 'pnpm';
  await command(peersDir, 'npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--ignore-scripts']);
  await writeFile(stamp, wanted);
}

/** Builds a peer for production. */
export async function buildPeer(folder: string, { output }: Peer): Promise<void> {
  await rm(path.join(folder, output), { recursive: true, force: true });
  await command(folder, 'npm', ['run', 'build']);
}

async function command(folder: string, program: string, args: readonly string[]): Promise<void> {
  const environment = { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    await run(program, args, { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${program} ${args.join(' ')} failed in ${path.basename(folder)}:\n${stdout ?? ''}\n${stderr ?? ''}`,
      {
        cause: error,
      },
    );
  }
}

/** `webpack 5.110.3, react 19.3.1`, as they are installed. */
export async function versions(folder: string, { packages }: Peer): Promise<string> {
  const named = packages.map(async (name) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    return `${name} ${version}`;
  });
  return (await Promise.all(named)).join(', ');
}
