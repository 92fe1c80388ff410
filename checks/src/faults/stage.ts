import type { Browser } from 'playwright-core';
import { deploy } from '../../../release/src/testing/deploy';
import { type RunningSite, copyData, startSite } from '@shared/testing/site';
import { releaseFiles } from '../release-files';
import { type Deployed, remoteCases } from './targets';

/** The stage on which cells are played. */
export interface Stage {
  browser: Browser;
  /** The site as it is built here. */
  now: Deployed;
  /** The same site after each remote was released once more. */
  next: Deployed;
}

const NEXT = '9.0.0';

/** Deploys every remote once more, in a store of its own beside the running site's. */
export async function prepareStage(
  browser: Browser,
  { origin, dataDir }: Pick<RunningSite, 'origin' | 'dataDir'>,
): Promise<{ stage: Stage; remove: () => Promise<void> }> {
  const data = await copyData(dataDir);
  await deploy(
    data.dataDir,
    remoteCases.map(({ remote }) => ({ name: remote, version: NEXT, mark: NEXT })),
  );
  const later = await startSite({ dataDir: data.dataDir });
  const [now, next] = await Promise.all([deployed(origin), deployed(later.origin)]);
  return {
    stage: { browser, now, next },
    remove: async () => {
      await later.stop();
      await data.remove();
    },
  };
}

async function deployed(origin: string): Promise<Deployed> {
  return { origin, remotes: Object.fromEntries(await releaseFiles(origin)) };
}
