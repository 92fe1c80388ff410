import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Whether this process may install Debian's packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's packages, nothing that they merely recommend; tells whether it did. */
export function installPackages(...packages: readonly string[]): boolean {
  // In run level 1 a package starts no service: a test's own run at ports of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** What bundles are rendered in (docs/decisions/022-sandboxed-composing.md), where it may be installed. */
export function ensureBubblewrap(): void {
  if (existsSync('/usr/bin/bwrap') || !mayInstall()) return;
  console.log('installing bubblewrap …');
  installPackages('bubblewrap');
}
