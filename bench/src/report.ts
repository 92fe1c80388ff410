import type { Browser } from 'playwright-core';
import { benchBlocking } from './bench-blocking';
import { benchNavigation } from './bench-navigation';
import { benchPage } from './bench-page';
import { costBeside, timeToLive } from './bench-releases';
import { median, shown } from './statistics';

/** The means that a part of the bench gets, and where it prints. */
export interface BenchContext {
  browser: Browser;
  /** The address without a trailing slash. */
  origin: string;
  dataDir: string;
  rounds: number;
  /** The number as it was given; absent: the part's own. */
  count?: number | undefined;
  /** The beginnings of addresses that were asked for; none for the part's own. */
  paths: readonly string[];
  /** Lines of progress, apart from the result. */
  say: (line: string) => void;
  print: (line: string) => void;
}

export type BenchPart = (context: BenchContext) => Promise<void>;

/** The home page's paint, or that of the pages that are asked for, beside the same page without scripts. */
export const home: BenchPart = async (context) => {
  for (const path of context.paths.length > 0 ? context.paths : ['/']) await reportPage(context, path);
};

export const navigation: BenchPart = async ({ browser, origin, rounds, print }) => {
  print(`navigation to a page that was fetched ahead, processor / 4, ${rounds} times each`);
  for (const { path, time } of await benchNavigation(browser, origin, rounds)) {
    print(`  ${path.padEnd(20)} ${shown(time, 0, ' ms')} from the click to the drawn page`);
  }
};

export const releases: BenchPart = async ({ origin, dataDir, print }) => {
  print('by the command line, until /composition.json says so: median (longest) of 5');
  for (const { remote, live, rollback } of await timeToLive({ origin, dataDir }))
    print(`  ${remote.padEnd(18)} published → live ${longest(live)}   rollback ${longest(rollback)}`);
  print('a promotion of one page beside others: median (longest) of 5');
  for (const others of [50, 500, 5000]) {
    const { took, written, stored, started } = await costBeside(others);
    print(
      `  ${String(others).padStart(5)} others ${longest(took)}   ${written} files written of ${stored} in the store   a page server starts in ${longest(started)}`,
    );
  }
};

/** Pages that live on data, and the home page. On Lighthouse's phone `/comics/` leads on to its mobile list: two pages in one load. */
const blockedPages = ['/', '/mobile/comics/', '/community/homePage/', '/client-download/'];

export const blocking: BenchPart = async ({ origin, rounds, print, paths }) => {
  const runs = Math.min(rounds, 5);
  print(`Lighthouse's total blocking time, its slow phone, ${runs} runs of each in turns: the middle (the most), ms`);
  const asked = paths.length > 0 ? paths : blockedPages;
  for (const { path, ours, plain } of await benchBlocking(origin, asked, runs)) {
    const of = (values: readonly number[]) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
    print(`  ${path.padEnd(22)} ${of(ours).padEnd(12)} without scripts ${of(plain)}`);
  }
};

async function reportPage({ browser, origin, rounds, say, print }: BenchContext, path: string): Promise<void> {
  const result = await benchPage(browser, { origin, path, rounds }, say);
  print(`${path}: 150 ms, 1.6 Mbit/s, processor / 4; ${result.views} views of each in turns`);
  print(
    `  LCP beside the same page without scripts   ${shown(result.lcp, 3)}   (that page beside itself ${shown(result.controlLcp, 3)})`,
  );
  print(
    `  FCP beside the same page without scripts   ${shown(result.fcp, 3)}   (that page beside itself ${shown(result.controlFcp, 3)})`,
  );
  print(
    `  LCP ${result.ours.lcp.toFixed(0)} ms and ${result.plain.lcp.toFixed(0)} ms; element ${result.ours.lcpElement}, animated in by ${result.ours.lcpAnimations}; CLS ${result.ours.cls.toFixed(4)}`,
  );
}

function longest(times: readonly number[]): string {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  return `${seconds(median(times))} s (${seconds(Math.max(...times))} s)`;
}
