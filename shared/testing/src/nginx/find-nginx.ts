import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from '../install-packages';

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
  if (findNginx() || !mayInstall()) return;
  console.log('installing nginx …');
  installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
}
