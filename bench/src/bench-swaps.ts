import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { type VendorSwap, vendorSwaps } from '../../shared/build/src/vendor-swaps';
import { hostConfig, remoteConfig } from '../../webpack.common';

const root = path.resolve(import.meta.dirname, '../..');

/** Bytes, brotli: what the host's own script and the scripts of one remote that makes calls weigh. */
interface Weights {
  host: number;
  remote: number;
}

export interface SwapResult {
  swap: VendorSwap;
  /** What the build weighs more without this row of the table. */
  saves: Weights;
}

/** Builds without each row of the table in turn, as `npm run build` would, and weighs. */
export async function benchSwaps(): Promise<SwapResult[]> {
  const all = await weigh(vendorSwaps);
  const results: SwapResult[] = [];
  for (const swap of vendorSwaps) {
    const without = await weigh(vendorSwaps.filter((other) => other !== swap));
    results.push({ swap, saves: { host: without.host - all.host, remote: without.remote - all.remote } });
  }
  return results;
}

async function weigh(swaps: readonly VendorSwap[]): Promise<Weights> {
  return {
    host: await weighBuild(hostConfig({ folder: path.join(root, 'host'), swaps }), 'host.'),
    remote: await weighBuild(remoteConfig({ folder: path.join(root, 'remote-download'), swaps }), ''),
  };
}

/** The scripts of a browser build whose names begin so. */
async function weighBuild([browser]: Configuration[], prefix: string): Promise<number> {
  const output = await mkdtemp(path.join(os.tmpdir(), 'site-swaps-'));
  try {
    await build({ ...browser, output: { ...browser?.output, path: output }, cache: false });
    const scripts = (await readdir(output)).filter((file) => file.startsWith(prefix) && file.endsWith('.js'));
    const sizes = scripts.map(async (file) => brotliCompressSync(await readFile(path.join(output, file))).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
