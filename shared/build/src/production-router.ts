import { createRequire } from 'node:module';
import path from 'node:path';

/** react-router's ESM resolves to its development build unless told otherwise. */
export function productionRouter(): string {
  const host = createRequire(path.join(import.meta.dirname, '../../../host/package.json'));
  const routerDom = createRequire(host.resolve('react-router-dom'));
  const router = path.dirname(routerDom.resolve('react-router')).replace(/\/dist\/.*/, '');
  return path.join(router, 'dist/production/index.mjs');
}
