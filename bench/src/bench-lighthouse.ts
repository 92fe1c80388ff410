import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { browserFlags } from '@shared/testing/browser';
import { findChromium } from '@shared/testing/find-chromium';
import { median } from './statistics';

/** Fetched for this command alone; it is no dependency of the site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** What Lighthouse judges a page by, in the order in which they are printed. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];
export type Scores = Record<Category, number>;

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** Lighthouse's scores of a page on its slow phone, 0 to 100, each the middle of so many runs. */
export async function lighthouse(address: string, runs: number): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await auditAgain(address));
  return scoresBy((category) => median(scores.map((score) => score[category])));
}

/** Lighthouse loses a trace now and then, and says so: such a run is no result, and is run again. */
async function auditAgain(address: string): Promise<Scores> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await audit(address);
    } catch (error) {
      if (!String(error).includes('run Lighthouse again')) throw error;
    }
  }
  return audit(address);
}

async function audit(address: string): Promise<Scores> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--headless', ...browserFlags].join(' ');
  try {
    await run([address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    return scoresBy((category) => Math.round((report.categories[category].score ?? 0) * 100));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
