import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { postgresPrograms } from './backend/postgres-server';
import { redisProgram } from './backend/redis-server';
import { CEPH_PACKAGES, hasCeph } from './ceph/find-ceph';
import { hasVarnish } from './varnish/varnish-server';

/** Whether this process may install Debian's packages. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's packages, nothing that they merely recommend; tells whether it did. */
export function installPackages(...packages: readonly string[]): boolean {
  // A package starts no service in run level 1: a test's own run at ports of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** Packages that tests need beside browsers and nginx, and how to tell whether they are there. */
const parts: readonly { packages: readonly string[]; isThere: () => boolean }[] = [
  // Bundles are rendered in it (docs/decisions/022-composing.md).
  { packages: ['bubblewrap'], isThere: () => existsSync('/usr/bin/bwrap') },
  { packages: ['postgresql'], isThere: () => postgresPrograms() !== null },
  { packages: ['redis-server'], isThere: () => redisProgram() !== null },
  // An object store that holds conditions, which emulators do not (docs/decisions/033-object-store.md).
  { packages: CEPH_PACKAGES, isThere: hasCeph },
  { packages: ['varnish'], isThere: hasVarnish },
];

/** Installs what is missing of them, where that is allowed; without it some tests say that they were not run. */
export function ensureTestParts(): void {
  const missing = parts.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  if (missing.length === 0 || !mayInstall()) return;
  console.log(`installing ${missing.join(', ')} …`);
  installPackages(...missing);
}
