import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { releasedPackages } from '../../../release/src/build/sources';
import { serveEverything } from './serve-everything';
import { developmentSettings } from './development-settings';
import { servePage } from './serve-page';
import { backendEnvironment, startBackend } from '../site/backend-process';
import { overrideFiles } from './override-files';

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

/** Every piece of `shared/ui` in its states, on one page which follows its sources. It needs no backend. */
async function serveGallery(root: string): Promise<void> {
  const settings = await developmentSettings(root, 'gallery');
  const port = await servePage({
    root,
    settings,
    name: 'gallery',
    folder: 'shared/ui',
    entry: './src/gallery/standalone.tsx',
  });
  console.log(`ready http://localhost:${port}`);
}

/** Serves a remote in a plain page of its own, on the real backend, and follows its sources. */
async function serveStandalone(root: string, name: string): Promise<void> {
  const settings = await developmentSettings(root, name);
  const { dataDir, config } = settings;
  const backend = await startBackend(root, dataDir, backendEnvironment(settings));
  const port = await servePage({
    root,
    settings,
    name,
    folder: name,
    // First, since the deployed site asks from another origin.
    first: overrideFiles({ root, name, origin: config.origin }),
    ...(backend && { proxy: [{ context: ['/api'], target: backend.origin }] }),
    stop: backend?.stop,
  });
  console.log(`in a site that allows overrides: ?overrides=${name}@http://localhost:${port}/`);
  console.log(`ready http://localhost:${port}`);
}
