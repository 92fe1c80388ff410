#!/usr/bin/env node
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiCompiler } from 'webpack';
import { runCompiler } from './bundle/run-compiler';

/** Builds the remote in the working folder by the bundler whose configuration is there, or that is named. */
async function build(named: string | undefined): Promise<void> {
  const [bundler, file] = configOf(named);
  if (bundler === 'vite') {
    const { createBuilder } = await import('vite');
    await (await createBuilder({ configFile: file, configLoader: 'runner', logLevel: 'warn' })).buildApp();
    return;
  }
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration[] };
  const compiler =
    bundler === 'webpack'
      ? (await import('webpack')).default(config)
      : ((await import('@rspack/core')).rspack(config as object[]) as unknown as MultiCompiler);
  const stats = await runCompiler(compiler);
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true, colors: false }));
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
  await build(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
