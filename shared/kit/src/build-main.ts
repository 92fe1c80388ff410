#!/usr/bin/env node
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type { Configuration, MultiCompiler } from 'webpack';
import { runCompiler } from './bundle/run-compiler';
import { describeManifest } from './format/describe-manifest';
import { finishBuild } from './format/finish-build';
import { outFolder, pagesOf } from './format/package-meta';

/** ms that an editor may take to write a file. */
const SAVED = 10;

/** Builds the remote in the working folder by the bundler whose configuration is there, or that is named. */
async function build(named: string | undefined): Promise<void> {
  const [bundler, file] = configOf(named);
  if (bundler === 'vite') return (await viteBuilder(file)).buildApp();
  const stats = await runCompiler(await compilerOf(bundler, file));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true, colors: false }));
}

/** The same at each change of its sources, until the process ends; tells its parent of each build, and of what is wrong. */
async function watchBuild(): Promise<void> {
  process.env['REMOTE_WATCH'] = '1';
  process.once('disconnect', () => process.exit());
  const folder = process.cwd();
  const [bundler, file] = configOf(undefined);
  const tell = (work: Promise<unknown>) =>
    work.then(
      () => process.send?.({ problem: null }),
      (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
    );
  if (bundler !== 'vite') {
    const compiler = await compilerOf(bundler, file);
    compiler.watch({ aggregateTimeout: SAVED }, (error, stats) => {
      const problem =
        error?.message ?? (stats?.hasErrors() && stats.toString({ all: false, errors: true, colors: false }));
      void tell(problem ? Promise.reject(new Error(problem)) : finishBuild(folder, path.join(folder, outFolder())));
    });
    return;
  }
  let [isBuilding, isStale] = [false, false];
  let builder: { pages: string; by: Promise<ViteBuilder> } | undefined;
  const buildAgain = async () => {
    const pages = pagesOf(folder).join();
    if (builder?.pages !== pages) builder = { pages, by: viteBuilder(file) };
    try {
      await (await builder.by).buildApp();
    } catch (error) {
      builder = undefined;
      throw error;
    }
  };
  const again = async (): Promise<void> => {
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      // A file that is saved is emptied, and then written.
      await new Promise((resolve) => setTimeout(resolve, SAVED));
      isStale = false;
      await tell(buildAgain());
    }
    isBuilding = false;
  };
  const change = () => {
    isStale = true;
    void again();
  };
  watch(path.join(folder, 'src'), { recursive: true }, change);
  change();
}

async function viteBuilder(configFile: string): Promise<ViteBuilder> {
  const { createBuilder } = await import('vite');
  return createBuilder({ configFile, configLoader: 'runner', logLevel: 'warn' });
}

async function compilerOf(bundler: string, file: string): Promise<MultiCompiler> {
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration[] };
  return bundler === 'webpack'
    ? (await import('webpack')).default(config)
    : ((await import('@rspack/core')).rspack(config as object[]) as unknown as MultiCompiler);
}

function configOf(named: string | undefined): [bundler: string, file: string] {
  for (const bundler of named === undefined ? ['webpack', 'rspack', 'vite'] : [named])
    for (const ending of ['ts', 'mts', 'js', 'mjs']) {
      const file = path.resolve(`${bundler}.config.${ending}`);
      if (existsSync(file)) return [bundler, file];
    }
  throw new Error(`${process.cwd()} has no ${named ?? 'webpack, rspack or vite'}.config.js`);
}

try {
  const [word] = process.argv.slice(2);
  if (word === '--watch') await watchBuild();
  else if (word === '--describe') await describeManifest(process.cwd());
  else await build(word);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
