import path from 'node:path';
import { ReleaseError } from '../release-error';
import { releasedPackages } from '../start/sources';
import { serveEverything } from './serve-everything';
import { serveStandalone } from './serve-standalone';

const root = path.resolve(import.meta.dirname, '../../..');
const [name] = process.argv.slice(2);

/** `npm run dev`: everything; `npm run dev -- <remote>`: that remote alone. Both reload by themselves. */
try {
  const remotes = (await releasedPackages(root)).filter((known) => known !== 'host');
  if (name === undefined) await serveEverything(root);
  else if (remotes.includes(name)) await serveStandalone(root, name);
  else throw new ReleaseError(`There is no remote ${name}; there are ${remotes.join(', ')}`);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}
