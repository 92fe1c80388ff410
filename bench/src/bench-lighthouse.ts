import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../../e2e/src/find-chromium';
import { median } from './statistics';

/** Fetched for this command alone; it is no dependency of the site. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

interface Report {
  categories: Record<keyof Scores, { score: number | null }>;
}

/** Lighthouse's scores of a page on its slow phone, 0 to 100, each the middle of so many runs. */
export async function lighthouse(address: string, runs: number): Promise<Scores> {
  const scores: Scores[] = [];
  for (let run = 0; run < runs; run += 1) scores.push(await audit(address));
  const middle = (name: keyof Scores) => median(scores.map((score) => score[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  };
}

async function audit(address: string): Promise<Scores> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await run([address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]);
    const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
    const score = (name: keyof Scores) => Math.round((categories[name].score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
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
