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
  categories: Record<'performance', { score: number | null }>;
}

/** Milliseconds in which the page answers nobody, and the performance score out of 100. */
interface Audit {
  blocked: number;
  score: number;
}

/** Pages that live on data, and the home page. On Lighthouse's phone `/comics/` leads on to its mobile list: two pages in one load. */
const blockedPages = ['/', '/mobile/comics/', '/community/homePage/', '/client-download/'];

/** Lighthouse's total blocking time and performance of pages beside those of the same pages without scripts, in turns. */
export const blocking: BenchPart = async ({ origin, rounds, print, paths }) => {
  const runs = Math.min(rounds, 5);
  print(
    `Lighthouse on its slow phone, ${runs} runs of each in turns: total blocking time, the middle (the most), ms; score`,
  );
  const site = await serve(upstream(origin));
  const without = await serve(upstream(origin, withoutScripts));
  const asked = paths.length > 0 ? paths : blockedPages;
  const results = asked.map((path) => ({ path, ours: [] as Audit[], plain: [] as Audit[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, ours, plain } of results) {
      ours.push(await auditAgain(site.origin + path));
      plain.push(await auditAgain(without.origin + path));
    }
  }
  await Promise.all([site.close(), without.close()]);
  for (const { path, ours, plain } of results)
    print(`  ${path.padEnd(22)} ${told(ours).padEnd(20)} without scripts ${told(plain)}`);
};

function told(audits: readonly Audit[]): string {
  const blocked = audits.map((audit) => audit.blocked);
  const score = median(audits.map((audit) => audit.score));
  return `${median(blocked).toFixed(0)} (${Math.max(...blocked).toFixed(0)}); ${score.toFixed(0)}`;
}

/** Lighthouse loses a trace now and then, and says so: such a run is no result, and is run again. */
async function auditAgain(address: string): Promise<Audit> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await audit(address);
    } catch (error) {
      if (!String(error).includes('run Lighthouse again')) throw error;
    }
  }
  return audit(address);
}

function audit(address: string): Promise<Audit> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'report.json');
    const flags = ['--headless', ...browserFlags].join(' ');
    const args = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    });
    const { audits, categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
    const blocked = audits['total-blocking-time'].numericValue ?? Number.NaN;
    return { blocked, score: (categories.performance.score ?? Number.NaN) * 100 };
  });
}
