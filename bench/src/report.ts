import type { Browser } from 'playwright-core';
import { allPageWords } from '@shared/testing/page-words';
import { sitemapPaths } from '@shared/testing/sitemap';
import { benchCompose } from './bench-compose';
import { type Scores, categories, lighthouse, lighthouseBlocking } from './bench-lighthouse';
import { benchCovers } from './bench-covers';
import { benchNavigation } from './bench-navigation';
import { benchPage } from './bench-page';
import { benchReader } from './bench-reader';
import { costBeside, timeToLive } from './bench-releases';
import { benchStart } from './bench-start';
import { benchSwaps } from './bench-swaps';
import { benchTasks } from './bench-tasks';
import { replay, withoutScripts } from './replay-server';
import { type Interval, median } from './statistics';

/** What a part of the bench gets, and where it prints. */
export interface BenchContext {
  browser: Browser;
  /** Without a trailing slash. */
  origin: string;
  dataDir: string;
  rounds: number;
  /** The number as it was given; absent: the part's own. */
  count?: number | undefined;
  /** How the addresses begin that were asked for; none for the part's own. */
  paths: readonly string[];
  /** Lines of progress, apart from the result. */
  say: (line: string) => void;
  print: (line: string) => void;
}

export type BenchPart = (context: BenchContext) => Promise<void>;

/** Pages whose paint is compared with the same page without scripts. */
const pages = ['/product/', '/buy/', '/case/detail/', '/client-download/'];

export const home: BenchPart = async (context) => {
  await reportPage(context, '/');
  const { browser, origin, print } = context;
  const start = await benchStart(browser, origin, 5);
  print(`request depth before the LCP ${start.depthBeforeLcp}`);
  for (const { after, took, middle, worst } of start.taps) {
    print(
      `a tap ${after} ms after FCP: took effect ${took} of ${start.rounds}; longest interaction ${middle.toFixed(0)} ms in the middle, ${worst.toFixed(0)} at worst`,
    );
  }
  print(`JavaScript until alive and 5 s more: ${(start.scriptBytes / 1000).toFixed(1)} KB brotli`);
  for (const { file, bytes } of start.scripts) print(`  ${file} ${(bytes / 1000).toFixed(1)}`);
};

export const otherPages: BenchPart = async (context) => {
  const composed = await sitemapPaths(context.origin);
  for (const start of context.paths.length > 0 ? context.paths : pages) {
    const path = composed.find((candidate) => candidate.startsWith(start));
    if (!path) throw new TypeError(`The site has no page ${start}`);
    await reportPage(context, path);
  }
};

export const covers: BenchPart = async ({ browser, origin, rounds, say, print }) => {
  const { path, pairs, besideLcp, besideCovers, ours, plain } = await benchCovers(
    browser,
    { origin, pairs: rounds },
    say,
  );
  print(`${path}: 150 ms, 1.6 Mbit/s, processor / 4; ${pairs} pairs in turns`);
  print(`  covers in sight beside the LCP of the same page, as it stands then, without scripts   ${ratio(besideLcp)}`);
  print(`  beside the covers of that page   ${ratio(besideCovers)}`);
  print(
    `  covers ${ours.covers.toFixed(0)} ms (${ours.inSight} in sight) and ${plain.covers.toFixed(0)} ms (${plain.inSight}); LCP ${ours.lcp.toFixed(0)} ms and ${plain.lcp.toFixed(0)} ms`,
  );
};

export const navigation: BenchPart = async ({ browser, origin, rounds, print }) => {
  print(`navigation to a page that was fetched ahead, processor / 4, ${rounds} times each`);
  for (const { path, time } of await benchNavigation(browser, origin, rounds)) {
    print(`  ${path.padEnd(20)} ${milliseconds(time)} from the click to the drawn page`);
  }
};

/** Pages of each kind, those that live on data among them. */
const livingPages = [
  ...['/', '/product/', '/buy/', '/comics/', '/community/homePage/', '/rpa_awards/', '/open_day/'],
  ...['/contactus/', '/qa/', '/client-download/'],
];

export const tasks: BenchPart = async ({ browser, origin, rounds, print, paths }) => {
  print(
    `how long a task holds the main thread until 3 s after the page is live, processor / 4, ${rounds} views each, ms`,
  );
  const results = await benchTasks(browser, origin, paths.length > 0 ? paths : livingPages, rounds);
  for (const { path, longest, blocking, worst } of results) {
    const of = (values: readonly number[]) =>
      `${median(values).toFixed(0)} (at most ${Math.max(...values).toFixed(0)})`;
    print(`  ${path.padEnd(22)} longest script ${of(longest)}   beyond 50 ms in all ${of(blocking)}`);
    for (const { start, duration, script, longest: piece } of worst)
      print(
        `      at ${start.toFixed(0).padStart(5)}  ${duration.toFixed(0).padStart(4)}, of it script ${script.toFixed(0)}  ${piece}`,
      );
  }
};

export const composing: BenchPart = async ({ dataDir, rounds, print }) => {
  const { pages, time } = await benchCompose(dataDir, rounds);
  print(`composing all ${pages} pages, ${rounds} times: ${milliseconds(time)}`);
};

export const reader: BenchPart = async ({ browser, origin, print }) => {
  const { turn, strip, memory } = await benchReader(browser, origin);
  print(
    `a page turn, processor / ${turn.slowdown}: ${turn.middle.toFixed(0)} ms in the middle of ${turn.turns}, ${turn.worst.toFixed(0)} at worst`,
  );
  print(
    `a strip of ${strip.images} images: ${strip.framesPerSecond.toFixed(1)} frames a second over ${strip.seconds.toFixed(1)} s, ${strip.longFrames} longer than 25 ms`,
  );
  for (const { images, heap, resident } of memory) {
    print(
      `after ${String(images).padStart(3)} images: ${heap.toFixed(1)} MB of objects, ${resident.toFixed(0)} MB resident`,
    );
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

/**
 * Every page of marketing, or those that are asked for, by Lighthouse, three times each unless fewer rounds are asked for. Its
 * performance is the machine's, too: that of the same page without scripts stands beside it.
 */
export const lighthouses: BenchPart = async ({ origin, rounds, paths: asked, say, print }) => {
  const runs = Math.min(rounds, 3);
  const marketing = (await allPageWords(origin)).filter(({ remote }) => remote === 'remote-marketing');
  const paths = asked.length > 0 ? asked : marketing.map(({ path }) => path);
  const plain = await replay(origin, withoutScripts);
  print(`Lighthouse, its slow phone, median of ${runs}: ${categories.join(', ')}; performance without scripts`);
  const all: Scores[] = [];
  for (const [at, path] of paths.entries()) {
    const scores = await lighthouse(origin + path, runs);
    all.push(scores);
    const { performance } = await lighthouse(plain.origin + path, runs);
    say(`${at + 1} of ${paths.length}`);
    const numbers = [...categories.map((name) => scores[name]), performance];
    print(`  ${path.padEnd(44)} ${numbers.map((score) => String(score).padStart(3)).join(' ')}`);
  }
  await plain.close();
  print(
    `  least of ${all.length} pages: ${categories.map((name) => Math.min(...all.map((scores) => scores[name]))).join(' ')}`,
  );
};

export const swaps: BenchPart = async ({ print }) => {
  print('what each row of shared/build/vendor-swaps.ts saves, bytes brotli: the host’s script, the remote-download’s');
  for (const { swap, saves } of await benchSwaps()) {
    const name =
      'by' in swap && swap.kind === 'module'
        ? swap.by
        : `${swap.kind} ${'find' in swap ? swap.find.source : swap.file}`;
    print(
      `  ${name.padEnd(60)} ${String(saves.host).padStart(6)} ${String(saves.remote).padStart(6)}   ${swap.saves} in the table`,
    );
  }
};

/** Pages that live on data, and the home page. On Lighthouse's phone `/comics/` leads on to its mobile list: two pages in one load. */
const blockedPages = ['/', '/mobile/comics/', '/community/homePage/', '/client-download/'];

export const blocking: BenchPart = async ({ origin, rounds, print, paths }) => {
  const runs = Math.min(rounds, 5);
  print(`Lighthouse's total blocking time, its slow phone, ${runs} runs of each in turns: the middle (the most), ms`);
  const asked = paths.length > 0 ? paths : blockedPages;
  for (const { path, ours, plain } of await lighthouseBlocking(origin, asked, runs)) {
    const of = (values: readonly number[]) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
    print(`  ${path.padEnd(22)} ${of(ours).padEnd(12)} without scripts ${of(plain)}`);
  }
};

async function reportPage({ browser, origin, rounds, say, print }: BenchContext, path: string): Promise<void> {
  const result = await benchPage(browser, { origin, path, rounds }, say);
  print(`${path}: 150 ms, 1.6 Mbit/s, processor / 4; ${result.views} views of each in turns`);
  print(
    `  LCP beside the same page without scripts   ${ratio(result.lcp)}   (that page beside itself ${ratio(result.controlLcp)})`,
  );
  print(
    `  FCP beside the same page without scripts   ${ratio(result.fcp)}   (that page beside itself ${ratio(result.controlFcp)})`,
  );
  print(
    `  LCP ${result.ours.lcp.toFixed(0)} ms and ${result.plain.lcp.toFixed(0)} ms; element ${result.ours.lcpElement}, animated in by ${result.ours.lcpAnimations}; CLS ${result.ours.cls.toFixed(4)}`,
  );
}

export function ratio({ median, low, high }: Interval): string {
  return `${median.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}

function longest(times: readonly number[]): string {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  return `${seconds(median(times))} s (${seconds(Math.max(...times))} s)`;
}

function milliseconds({ median, low, high }: Interval): string {
  return `${median.toFixed(0)} ms [${low.toFixed(0)}, ${high.toFixed(0)}]`;
}
