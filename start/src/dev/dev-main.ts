import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { releasedPackages } from '../../../release/src/build/sources';
import { serveEverything } from './serve-everything';
import { serveGallery } from './serve-gallery';
import { serveStandalone } from './serve-standalone';

const root = path.resolve(import.meta.dirname, '../../..');
const [name] = process.argv.slice(2);

/** `npm run dev`: everything; `npm run dev -- <remote>`: that remote alone; `-- gallery`: the kit. All reload by themselves. */
try {
  const remotes = (await releasedPackages(root)).filter((known) => known !== 'host');
  if (name === undefined) await serveEverything(root);
  else if (name === 'gallery') await serveGallery(root);
  else if (remotes.includes(name)) await serveStandalone(root, name);
  else throw new ReleaseError(`There is no remote ${name}; there are ${remotes.join(', ')}, and gallery`);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}
