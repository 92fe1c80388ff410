import path from 'node:path';
import { ensureChromium } from '@shared/browser/find-chromium';
import { ensureNginx } from '@shared/testing/find-nginx';
import { root } from '@shared/testing/root';
import { type RunningSite, bases, startSite } from '@shared/testing/site';
import { buildChanged } from '../../release/src/build/build-changed';
import { releasedPackages } from '../../release/src/build/sources';

declare global {
  // Kept for the tear-down, which runs in the same process.
  var sharedSites: RunningSite[] | undefined;
}

/**
 * Starts the site as a visitor's server would be started, for all browser tests: at its origin, and below a base path
 * with the optional parts of the configuration.
 */
export default async function setUp(): Promise<void> {
  ensureChromium();
  ensureNginx();
  // Builds come before the sites, which would build the same beside each other.
  const packages = ['desk', ...(await releasedPackages(root))];
  await buildChanged({ root, packages, mode: 'production', say: () => undefined });
  const sites = await Promise.all(
    bases.map((base) =>
      startSite({
        command: 'start',
        dataDir: path.join(root, `e2e/output/data${base.replace('/', '-')}`),
        environment: base === '' ? {} : { SITE_CONFIG: 'e2e/fixtures/below-base-path.json' },
      }),
    ),
  );
  globalThis.sharedSites = sites;
  process.env['E2E_SITES'] = JSON.stringify(
    sites.map(({ origin, dataDir }, index) => {
      const base = bases[index] ?? '';
      return { base, origin: origin + base, dataDir };
    }),
  );
}
