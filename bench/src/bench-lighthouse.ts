import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { browserFlags } from '@shared/testing/browser';
import { findChromium } from '@shared/testing/find-chromium';
import { replay, withoutScripts } from './replay-server';
import { median } from './statistics';

/** Fetched for this command alone; it is no dependency of the site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** What Lighthouse judges a page by, in the order in which they are printed. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];
export type Scores = Record<Category, number>;

interface Report {
  finalDisplayedUrl: string;
  categories: Record<Category, { score: number | null }>;
  audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue?: number }>;
}

export interface BlockingResult {
  path: string;
  /** Total blocking time of each run, in ms: the page, and the same page without scripts. */
  ours: number[];
  plain: number[];
}

/** Lighthouse's scores of a page on its slow phone, 0 to 100, each the middle of so many runs. */
export async function lighthouse(address: string, runs: number): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(scoresOf(await auditAgain(address)));
  return scoresBy((category) => median(scores.map((score) => score[category])));
}

/** Lighthouse's total blocking time of pages beside that of the same pages without scripts, in turns. */
export async function lighthouseBlocking(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<BlockingResult[]> {
  const site = await replay(origin, (html) => html);
  const without = await replay(origin, withoutScripts);
  const results = paths.map((path): BlockingResult => ({ path, ours: [], plain: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, ours, plain } of results) {
      ours.push(blockingOf(await auditAgain(site.origin + path)));
      plain.push(blockingOf(await auditAgain(without.origin + path)));
    }
  }
  await Promise.all([site.close(), without.close()]);
  return results;
}

/** Lighthouse's LCP of each page in ms, each run of it, in turns. */
export async function largestPaints(
  origin: string,
  { paths, runs }: { paths: readonly string[]; runs: number },
  say: (line: string) => void,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [path, times] of found) {
      const { audits } = await auditAgain(origin + path);
      times.push(audits['largest-contentful-paint'].numericValue ?? Number.NaN);
    }
    say(`run ${run + 1} of ${runs}`);
  }
  return found;
}

/** Lighthouse loses a trace now and then, and says so: such a run is no result, and is run again. */
async function auditAgain(address: string): Promise<Report> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await audit(address);
    } catch (error) {
      if (!String(error).includes('run Lighthouse again')) throw error;
    }
  }
  return audit(address);
}

interface Viewed {
  /** Of the screen, in CSS pixels; above 800 a desktop. */
  width: number;
  /** Where a browser is spoken to that is signed in. */
  port: number;
}

/** Lighthouse's accessibility of a page that needs a login, 0 to 100, and the checks that it fails. */
export async function accessibility(
  address: string,
  { width, port }: Viewed,
): Promise<{ score: number; misses: string[] }> {
  const {
    finalDisplayedUrl,
    categories: found,
    audits,
  } = await audit(address, [
    '--only-categories=accessibility',
    // How fast it comes is no question here.
    '--throttling-method=provided',
    `--form-factor=${width > 800 ? 'desktop' : 'mobile'}`,
    `--screenEmulation.width=${width}`,
    '--screenEmulation.height=900',
    `--screenEmulation.mobile=${width <= 800}`,
    `--port=${port}`,
    // The login is kept there.
    '--disable-storage-reset',
  ]);
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  const misses = Object.values(audits as Record<string, { id?: string; score?: number | null }>)
    .filter(({ score }) => score === 0)
    .map(({ id = '' }) => id);
  return { score: Math.round((found.accessibility.score ?? 0) * 100), misses };
}

async function audit(address: string, more: readonly string[] = []): Promise<Report> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless', ...browserFlags].join(' ');
  try {
    await run([address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...more]);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function scoresOf(report: Report): Scores {
  return scoresBy((category) => Math.round((report.categories[category].score ?? 0) * 100));
}

function blockingOf(report: Report): number {
  return report.audits['total-blocking-time'].numericValue ?? Number.NaN;
}

function scoresBy(score: (category: Category) => number): Scores {
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;
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
