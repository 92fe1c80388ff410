import path from 'node:path';
import { root } from '@shared/testing/root';
import { type RunningSite, startSite } from '@shared/testing/site';

/** The site of this checkout, built where that is needed, on the browser tests' own data. */
export function startBuiltSite(): Promise<RunningSite> {
  return startSite({ command: 'start', dataDir: path.join(root, 'checks/output/data') });
}
