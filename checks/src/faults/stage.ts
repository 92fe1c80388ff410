import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type Bundler, copyRemote } from '@shared/kit/testing';
import { deploy } from '../../../release/src/testing/deploy';
import { type RunningSite, copyData, startSite } from '@shared/testing/site';
import { releaseFiles } from '../release-files';
import { type Deployed, remoteCases } from './targets';

export interface Stage {
  browser: Browser;
  now: Deployed;
  /** The same site after each remote was released once more. */
  next: Deployed;
}

const NEXT = '9.0.0';

/** The remote whose place another team's takes. */
export const FOREIGN = 'remote-download';

/** Deploys every remote once more, in a store of its own beside the running site's. */
export async function prepareStage(
  browser: Browser,
  { origin, dataDir }: Pick<RunningSite, 'origin' | 'dataDir'>,
  /** Builds that are of no package in this checkout, by the package's name. */
  dists: Readonly<Record<string, string>> = {},
): Promise<{ stage: Stage; remove: () => Promise<void> }> {
  const data = await copyData(dataDir);
  await deploy(
    data.dataDir,
    remoteCases.map(({ remote }) => ({ name: remote, version: NEXT, mark: NEXT, dist: dists[remote] })),
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

/** A stage on which a remote that another team built with its own bundler has the place of this site's. */
export async function prepareForeignStage(
  browser: Browser,
  { dataDir }: Pick<RunningSite, 'dataDir'>,
  bundler: Bundler,
): Promise<{ stage: Stage; remove: () => Promise<void> }> {
  const [data, remote] = await Promise.all([copyData(dataDir), copyRemote(FOREIGN)]);
  await remote.build(bundler);
  const dist = path.join(remote.folder, 'dist');
  // Its own first release, and one before it.
  for (const version of ['7.0.0', '7.0.1'])
    await deploy(data.dataDir, [{ name: FOREIGN, version, mark: version, dist }]);
  const site = await startSite({ dataDir: data.dataDir });
  const { stage, remove } = await prepareStage(
    browser,
    { origin: site.origin, dataDir: data.dataDir },
    { [FOREIGN]: dist },
  );
  return {
    stage,
    remove: async () => {
      await remove();
      await site.stop();
      await Promise.all([data.remove(), remote.remove()]);
    },
  };
}

async function deployed(origin: string): Promise<Deployed> {
  return { origin, remotes: Object.fromEntries(await releaseFiles(origin)) };
}
