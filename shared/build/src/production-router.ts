import { createRequire } from 'node:module';
import path from 'node:path';
import type { AddressSwap } from './vendor-swaps';

/** Webpack's aliases for libraries of the router that resolve to their development build unless told otherwise. */
export function productionAliases(swaps: readonly AddressSwap[]): Record<string, string> {
  const host = createRequire(path.join(import.meta.dirname, '../../../host/package.json'));
  const router = createRequire(host.resolve('react-router-dom'));
  return Object.fromEntries(
    swaps.map(({ library, file }) => {
      const resolved = router.resolve(library);
      return [`${library}$`, path.join(resolved.slice(0, resolved.lastIndexOf('/dist/')), file)];
    }),
  );
}
