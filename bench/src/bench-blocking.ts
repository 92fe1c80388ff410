import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { browserFlags } from '@shared/testing/browser';
import { findChromium } from '@shared/testing/find-chromium';
import { replay, withoutScripts } from './replay-server';

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
  const site = await replay(origin, (html) => html);
  const without = await replay(origin, withoutScripts);
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

async function audit(address: string): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless', ...browserFlags].join(' ');
  try {
    await run([address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]);
    const { audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return audits['total-blocking-time'].numericValue ?? Number.NaN;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', LIGHTHOUSE, ...args], {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse ended with ${code ?? 'a signal'}: ${said.trim()}`));
    });
  });
}
