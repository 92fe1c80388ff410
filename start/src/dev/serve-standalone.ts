import { backendEnvironment, startBackend } from '../site/backend-process';
import { developmentSettings } from './development-settings';
import { overrideFiles } from './override-files';
import { servePage } from './serve-page';

/** One remote in a plain page of its own, on the real backend, which follows its sources. */
export async function serveStandalone(root: string, name: string): Promise<void> {
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
