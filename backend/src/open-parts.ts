import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppParts } from './app';
import type { BackendConfig } from './config/backend-config';
import { newIdentity } from './domains/desk-site/backends';
import { tracedDatabase } from './database/traced-database';
import { openDatabase } from './open-database';
import { type BuildFolder, readClientBuilds } from './domains/downloads/client-builds';
import { offerFolder } from './domains/downloads/offer-folder';
import { openLinkSigner } from './links/link-signer';
import { writeSampleBuilds } from './domains/downloads/sample-builds';
import { openUploads } from './open-uploads';

/** Opens what the application stands on; stops with the reason when a part is not fit. */
export async function openParts(config: BackendConfig, onIdleError: (error: Error) => void): Promise<AppParts> {
  const opened = await openDatabase(config, onIdleError);
  const database = config.collector === undefined ? opened : tracedDatabase(opened);
  try {
    const [builds, files, signer] = await Promise.all([
      openBuilds(config),
      openUploads(config),
      openLinkSigner(database),
    ]);
    // A backend without a folder takes nothing back that another one's offers.
    if (builds.builds.length > 0) await offerFolder(database, builds);
    return { database, builds, files, signer, identity: newIdentity() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A folder of builds need not be: the first one may be uploaded at the desk. One whose manifest is wrong stops the start. */
async function openBuilds({
  dataDir,
  sampleData,
}: Pick<BackendConfig, 'dataDir' | 'sampleData'>): Promise<BuildFolder> {
  const folder = join(dataDir, 'clients');
  const hasManifest = await access(join(folder, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (!hasManifest && sampleData) await writeSampleBuilds(folder);
  else if (!hasManifest) return { folder, builds: [] };
  return readClientBuilds(folder);
}
