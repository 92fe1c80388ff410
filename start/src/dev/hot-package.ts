import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Configuration } from 'webpack';
import type { HotBuild, HotChannel } from './hot-channel';

/** `shared/build/src/hot/hot-package.ts`, which is loaded beside the packages that it builds. */
export interface HotPackage {
  plugin: { file: (name: string) => { content: Buffer; integrity: string } | undefined };
  watch: () => Promise<void>;
  attach: (compiler: Compiler) => void;
  isServersOnly: (file: string) => boolean;
  complete: () => Promise<void>;
  close: () => void;
}

interface HotModule {
  HotPackage: new (
    folder: string,
    listener: { onBuilt: (build: HotBuild) => void; onProblems: (problems: string[]) => void },
  ) => HotPackage;
  hotConfig: (config: Configuration, plugin: HotPackage['plugin']) => Configuration;
}

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
