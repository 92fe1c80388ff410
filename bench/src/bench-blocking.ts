import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from '@shared/browser';
import { findChromium } from '@shared/browser/find-chromium';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import type { BenchPart } from './report';
import { serve, upstream, withoutScripts } from './served';
import { median } from '@shared/testing/statistics';

/** The package fetched for this command alone; it is no dependency of the site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  audits: Record<'total-blocking-time', { numericValue?: number }>;
}

/** Pages that live on data, and the home page. On Lighthouse's phone `/comics/` leads on to its mobile list: two pages in one load. */
const blockedPages = ['/', '/mobile/comics/', '/community/homePage/', '/client-download/'];

/** Lighthouse's total blocking time of pages beside that of the same pages without scripts, in turns. */
export const blocking: BenchPart = async ({ origin, rounds, print, paths }) => {
  const runs = Math.min(rounds, 5);
  print(`Lighthouse's total blocking time, its slow phone, ${runs} runs of each in turns: the middle (the most), ms`);
  const site = await serve(upstream(origin));
  const without = await serve(upstream(origin, withoutScripts));
  const asked = paths.length > 0 ? paths : blockedPages;
  const results = asked.map((path) => ({ path, ours: [] as number[], plain: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, ours, plain } of results) {
      ours.push(await blockingTime(site.origin + path));
      plain.push(await blockingTime(without.origin + path));
    }
  }
  await Promise.all([site.close(), without.close()]);
  const of = (values: readonly number[]) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
  for (const { path, ours, plain } of results)
    print(`  ${path.padEnd(22)} ${of(ours).padEnd(12)} without scripts ${of(plain)}`);
};

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
