import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HotBuild, HotChannel } from './hot-channel';

/** It is loaded beside the packages that it builds, by a name that is known then. */
type HotModule = typeof import('../../../shared/build/src/hot/hot-package');
export type HotPackage = InstanceType<HotModule['HotPackage']>;

/** Development builds of packages; whoever loads webpack's configuration first decides which builds those are. */
export async function hotModule(root: string): Promise<HotModule> {
  process.env['SITE_MODE'] = 'development';
  return (await import(pathToFileURL(path.join(root, 'shared/build/src/hot/hot-package.ts')).href)) as HotModule;
}

/** A listener that tells pages, and whoever else is to know of a build. */
export function tell(channel: () => HotChannel, name: string, onBuilt: () => void) {
  return {
    onBuilt: (build: HotBuild) => {
      channel().built(build);
      onBuilt();
    },
    onProblems: (problems: string[]) => channel().problems(name, problems),
  };
}
