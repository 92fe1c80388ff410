import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageDataOf } from '@shared/testing/page-data';
import { root } from '@shared/testing/root';
import { release, startSite } from '@shared/testing/site';
import { writeVariant } from '../../../release/src/testing/release-variant';
import type { BenchPart } from '../report';
import { median } from '../statistics';
import { tell } from './data-document';
import { told } from './figure';
import { ManyQuestions, titleOf } from './many-questions';
import { type StandingData, fillDatabase, standData } from './stand-data';
import { readPage } from './watch-pages';

const REMOTE = 'remote-community';
const ROUNDS = 3;
const MANY = 100_000;
const FEW = 10_000;
/** Pages that are always composed, and words that are in them by data alone. */
const lists: readonly (readonly [path: string, words: string])[] = [
  ['/community/homePage/', titleOf(MANY)],
  ['/comics/', '/comics/1/'],
  ['/mobile/comics/', '/comics/1/'],
  ['/rpa_awards/', '/rpa_awards/works/1/'],
];
/** ms after which a page is not waited for any longer. */
const PATIENCE = 120_000;

/** How long a promotion of the community takes until its lists stand with their text, and a first `npm start`. */
export const dataRelease: BenchPart = async (context) => {
  const site = await standData({ from: context.dataDir, questions: MANY });
  const live: number[] = [];
  const whole: number[] = [];
  const asked: number[] = [];
  try {
    const questions = await ManyQuestions.of(site.backend, MANY);
    await questions.obtain(site.port, [1, 2, 3]);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `9.${round}.0`;
      await publish(site, version);
      const began = performance.now();
      const running = run(['promote', `${REMOTE}@${version}`], site.dataDir);
      live.push((await untilShown(site, { version, began, pages: lists.map(([page]) => [page, '']) })) / 1000);
      whole.push((await untilShown(site, { version, began, pages: lists })) / 1000);
      await running;
      const wanted = performance.now();
      await questions.obtain(site.port, [1 + round]);
      asked.push(performance.now() - wanted);
      context.say(`promotion ${round} of ${ROUNDS}: ${whole.at(-1)?.toFixed(1)} s`);
    }
  } finally {
    await site.stop();
  }
  const { engine } = site;
  const start = await firstStart();
  const lines = [
    `Another version of ${REMOTE} beside ${MANY} questions on ${engine}, ${ROUNDS} times, from the start of \`npm run release -- promote\`; and \`npm start\``,
    `with an empty data folder beside ${FEW} questions, everything built.`,
    '',
    told({
      what: 'until it is live and the lists of questions, comics and works stand with their text, at the longest',
      ...{ value: Math.max(...whole), most: 10, unit: 's', digits: 1 },
    }),
    `- in the middle ${median(whole).toFixed(1)} s; live without the text ${median(live).toFixed(1)} s`,
    `- a page on demand that was asked for then came after ${median(asked).toFixed(0)} ms in the middle, ${Math.max(...asked).toFixed(0)} ms at most`,
    told({
      what: 'until the list of questions holds its text after `npm start`',
      ...{ value: start, most: 90, unit: 's', digits: 1 },
    }),
  ];
  await tell(context, { title: 'Promotion and first start', part: 'data-release', lines });
};

async function publish({ dataDir }: StandingData, version: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-variant-'));
  try {
    await writeVariant(path.join(root, REMOTE, 'dist'), folder, { mark: version });
    await run(['publish', REMOTE, '--dir', folder, '--version', version], dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(command: readonly string[], dataDir: string): Promise<void> {
  const { code, stderr } = await release(command, dataDir);
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`);
}

/** ms since `began` until all of these pages are of this version and hold their words. */
async function untilShown(
  { port }: StandingData,
  { version, began, pages }: { version: string; began: number; pages: readonly (readonly [string, string])[] },
): Promise<number> {
  const missing = new Map(pages);
  while (missing.size > 0) {
    for (const [page, words] of missing) {
      const { status, html } = await readPage(port, page);
      if (status !== 200 || pageDataOf(html).remote?.version !== version) continue;
      if (html.includes(words)) missing.delete(page);
    }
    if (performance.now() - began > PATIENCE) throw new Error(`${[...missing.keys()].join(', ')} did not come`);
    await wait(50);
  }
  return performance.now() - began;
}

/** s from `npm start` until the list of questions holds its text. */
async function firstStart(): Promise<number> {
  const { environment, dataDir, remove } = await fillDatabase(FEW);
  try {
    const began = performance.now();
    const site = await startSite({ command: 'start', dataDir, environment });
    try {
      for (;;) {
        const html = await (await fetch(`${site.origin}/community/homePage/`)).text();
        const took = (performance.now() - began) / 1000;
        if (html.includes(titleOf(FEW))) return took;
        if (1000 * took > PATIENCE) throw new Error('The list of questions has no text');
        await wait(50);
      }
    } finally {
      await site.stop();
    }
  } finally {
    await remove();
  }
}
