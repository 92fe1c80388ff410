import path from 'node:path';
import { ensureChromium } from './find-chromium';
import { type RunningSite, root, startSite } from './site';

declare global {
  // Kept for the tear-down, which runs in the same process.
  var sharedSite: RunningSite | undefined;
}

/** Starts the site once, as a visitor's server would be started, for all browser tests. */
export default async function setUp(): Promise<void> {
  ensureChromium();
  const site = await startSite({ command: 'start', dataDir: path.join(root, 'e2e/output/data') });
  globalThis.sharedSite = site;
  process.env['E2E_ORIGIN'] = site.origin;
  process.env['E2E_DATA_DIR'] = site.dataDir;
}
