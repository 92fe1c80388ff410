import type { Trust } from '@shared/contract/release';
import { ownOf } from './verify';

/** Why a package may not have something at an address of the site (`/download/win/`, `/download/index.html`); null where it may. */
export function prefixProblem({ roles }: Trust, name: string, address: string): string | null {
  const prefixes = ownOf(roles.packages, name)?.prefixes ?? [];
  if (prefixes.some((prefix) => `${address}/`.startsWith(prefix))) return null;
  return `${name} may not have ${address}: it may compose below ${prefixes.join(' ') || 'nothing'}; "npm run release -- keys prefixes ${name} …" says where`;
}
