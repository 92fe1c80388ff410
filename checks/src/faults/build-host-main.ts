import webpack from 'webpack';
import { hostConfig } from '../../../webpack.common';

/** Builds the host (its first argument) with a source map into a folder (its second). */
const [host = '', target = ''] = process.argv.slice(2);
const [browser] = hostConfig({ folder: host });
const config = { ...browser, devtool: 'hidden-source-map' as const, cache: false };
webpack({ ...config, output: { ...config.output, path: target, sourceMapFilename: '[file].map' } }, (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString());
  process.exitCode = 1;
});
