import type { Browser } from 'playwright-core';
import { deploy } from '../../../release/src/testing/deploy';
import { type RunningSite, copyData, startSite } from '@shared/testing/site';
import { compositionPointerSchema, releaseFilesSchema } from '@shared/contract/release/schemas';
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
  const json = async (path: string): Promise<unknown> => (await fetch(`${origin}/${path}`)).json();
  const { releases } = compositionPointerSchema.parse(await json('composition.json'));
  const remotes = await Promise.all(
    remoteCases.map(async ({ remote }) => {
      const { version = '', files = '' } = releases[remote] ?? {};
      return [remote, { version, files: releaseFilesSchema.parse(await json(files)) }] as const;
    }),
  );
  return { origin, remotes: Object.fromEntries(remotes) };
}
