import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

export interface Peer {
  /** The peer's folder in `bench/peers`. */
  name: string;
  label: string;
  /** The folder into which its build puts the site. */
  output: string;
}

export const peers: readonly Peer[] = [
  { name: 'single-page', label: 'webpack single-page app', output: 'dist' },
  { name: 'module-federation', label: 'stock module federation', output: 'dist' },
  { name: 'next-export', label: 'Next static export', output: 'out' },
  { name: 'astro-islands', label: 'Astro, React islands', output: 'dist' },
];

/** Installs what the peers' lockfile says. Nothing of it runs a script. */
export function installPeers(peersDir: string): void {
  const pnpm = process.env['SITE_PNPM'] ?? 'pnpm';
  command(peersDir, 'npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--ignore-scripts']);
}

export async function buildPeer(folder: string, { output }: Peer): Promise<void> {
  await rm(path.join(folder, output), { recursive: true, force: true });
  command(folder, 'npm', ['run', 'build']);
}

/** What a program says goes to the error output: there is the reason where it fails. */
function command(cwd: string, program: string, args: readonly string[]): void {
  const environment = { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(program, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 2, 2] });
}

/** `react 19.3.1, webpack 5.110.3 …`: all that a peer is built with, none of which is a range. */
export async function versions(folder: string): Promise<string> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return all.map(([name, version]) => `${name} ${version}`).join(', ');
}
