import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from '@shared/browser';
import { findChromium } from '@shared/browser/find-chromium';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { serve, upstream, withoutScripts } from './served';

/** The package fetched for this command alone; it is no dependency of the site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  audits: Record<'total-blocking-time', { numericValue?: number }>;
}

export interface BlockingResult {
  path: string;
  /** Total blocking time of each run, in ms: the page, and the same page without scripts. */
  ours: number[];
  plain: number[];
}

/** Lighthouse's total blocking time of pages beside that of the same pages without scripts, in turns. */
export async function benchBlocking(origin: string, paths: readonly string[], runs: number): Promise<BlockingResult[]> {
  const site = await serve(upstream(origin));
  const without = await serve(upstream(origin, withoutScripts));
  const results = paths.map((path): BlockingResult => ({ path, ours: [], plain: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, ours, plain } of results) {
      ours.push(await blockingTime(site.origin + path));
      plain.push(await blockingTime(without.origin + path));
    }
  }
  await Promise.all([site.close(), without.close()]);
  return results;
}

/** Lighthouse loses a trace now and then, and says so: such a run is no result, and is run again. */
async function blockingTime(address: string): Promise<number> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await audit(address);
    } catch (error) {
      if (!String(error).includes('run Lighthouse again')) throw error;
    }
  }
  return audit(address);
}

function audit(address: string): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'report.json');
    const flags = ['--headless', ...browserFlags].join(' ');
    const args = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    });
    const { audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return audits['total-blocking-time'].numericValue ?? Number.NaN;
  });
}
