import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const NGINX = '/usr/sbin/nginx';
/** Debian's place of what its packages load. */
export const MODULES = '/etc/nginx/modules-enabled';
const BROTLI = `${MODULES}/50-mod-http-brotli-static.conf`;

/** Debian's nginx with its module for `.br` files, or undefined where one of them is missing. */
export function findNginx(): string | undefined {
  return existsSync(NGINX) && existsSync(BROTLI) ? NGINX : undefined;
}

/** Installs Debian's nginx where that is allowed; what needs it says so where it is not. */
export function ensureNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('installing nginx …');
  // In run level 1 a package starts no service: a test's nginx runs at a port of its own.
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
}
