import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { timeOfTree } from '../load/processor-time';
import { idle } from '../load/standing-site';
import type { BenchPart } from '../report';
import { atRate } from './at-rate';
import { tell } from './data-document';
import { atShare, told } from './figure';
import { ManyQuestions, questionPath } from './many-questions';
import { type StandingData, standData } from './stand-data';
import { Visitors } from './visitors';
import { PageWatch, readPage } from './watch-pages';

const QUESTIONS = 10_000;
const SECONDS = 60;
const LIST = '/community/homePage/';
const COMPOSER = /data-main\.ts/;
/** ms that are waited for what is still on its way when the last text was written. */
const PATIENCE = 120_000;
/** Of so many texts one is a question, the others are answers. */
const ASKED_OF = 10;

interface Rate {
  perSecond: number;
  /** The first of the questions that are answered, and how many: each gets fewer answers than its page shows. */
  first: number;
  among: number;
  /** Whether a new question is looked for in the list, where it stands until ten newer ones came. */
  list: boolean;
  /** ms between two looks. */
  every: number;
}

interface Written {
  engine: string;
  texts: number;
  /** ms that the latest write began late. */
  late: number;
  lags: readonly number[];
  wentBack: number;
  lost: number;
  /** s from the last write until all stood. */
  drained: number;
  pages: number;
  /** s of processor time of the composer and its sandboxes. */
  processor: number;
}

/** How long what is written takes to its page, at a usual rate. */
export const dataWrites: BenchPart = async (context) => {
  const { engine, texts, late, lags, wentBack, lost, pages, processor } = await write(context.dataDir, {
    ...{ perSecond: 10, first: 2, among: 200, list: true, every: 50 },
  });
  const figure = (what: string, value: number) => told({ what, value, most: 3, unit: 's', digits: 2 });
  const lines = [
    `${texts} texts in ${SECONDS} s by the public calls, one in ${ASKED_OF} a question, beside ${QUESTIONS} questions on ${engine}; from sending a text`,
    'to its standing in the page that a page server gives (an answer: in the page of its question; a question: in the list).',
    `The server was asked every 50 ms; the latest text was sent ${late.toFixed(0)} ms after it was due.`,
    '',
    figure('in the middle', atShare(lags, 0.5) / 1000),
    figure('95 of 100', atShare(lags, 0.95) / 1000),
    figure('the longest', atShare(lags, 1) / 1000),
    told({ what: 'texts that never stood', value: lost, most: 0, unit: '' }),
    told({ what: 'pages that went back to an older text', value: wentBack, most: 0, unit: '' }),
    `- the composer with its sandboxes took ${((1000 * processor) / pages).toFixed(1)} ms of processor time for each of ${pages} composed pages, ${((100 * processor) / SECONDS).toFixed(0)}% of a core`,
  ];
  await tell(context, { title: 'From a text to its page', part: 'data-writes', lines });
};

/** That nothing is lost and nothing goes back where much is written. */
export const dataRush: BenchPart = async (context) => {
  const { engine, texts, late, lags, wentBack, lost, drained, pages, processor } = await write(context.dataDir, {
    ...{ perSecond: 50, first: 2, among: 330, list: false, every: 250 },
  });
  const lines = [
    `${texts} texts in ${SECONDS} s by the public calls, one in ${ASKED_OF} a question, the others answers to 330 questions whose pages stand; beside`,
    `${QUESTIONS} questions on ${engine}. The latest text was sent ${late.toFixed(0)} ms after it was due.`,
    '',
    told({ what: 'texts that do not stand in their page at the end', value: lost, most: 0, unit: '' }),
    told({ what: 'pages that went back to an older text', value: wentBack, most: 0, unit: '' }),
    `- behind by ${(atShare(lags, 0.5) / 1000).toFixed(2)} s in the middle, ${(atShare(lags, 0.95) / 1000).toFixed(2)} s for 95 of 100, ${(atShare(lags, 1) / 1000).toFixed(2)} s at most`,
    `- all stood ${drained.toFixed(2)} s after the last was written`,
    `- the composer with its sandboxes took ${((1000 * processor) / pages).toFixed(1)} ms of processor time for each of ${pages} composed pages, ${((100 * processor) / SECONDS).toFixed(0)}% of a core`,
  ];
  await tell(context, { title: 'Fifty texts a second', part: 'data-rush', lines });
};

async function write(from: string, rate: Rate): Promise<Written> {
  const site = await standData({ from, questions: QUESTIONS });
  try {
    const questions = await ManyQuestions.of(site.backend, QUESTIONS);
    const visitors = await Visitors.of(site.backend);
    // Every other question was made without an answer.
    const answered = Array.from({ length: rate.among }, (_, index) => rate.first + 2 * index);
    await questions.obtain(site.port, answered);
    const before = { pages: await composedPages(site), processor: await timeOfTree(COMPOSER, idle) };
    const watch = new PageWatch(site.port, rate.every, (place) => place !== LIST);
    const asked: { id: number; text: string }[] = [];
    watch.begin();
    const late = await atRate({ perSecond: rate.perSecond, seconds: SECONDS }, async (at) => {
      const text = `第〔${at}〕段`;
      const since = performance.now();
      if (at % ASKED_OF === 0) {
        const id = await visitors.ask(`新问题${text}`);
        asked.push({ id, text });
        if (rate.list) watch.expect(LIST, text, since);
        return;
      }
      const place = answered[at % answered.length] ?? rate.first;
      watch.expect(questions.path(place), text, since);
      await visitors.answer(questions.id(place), `这样就好了：${text}`);
    });
    const ended = performance.now();
    await watch.drained(PATIENCE);
    const drained = (performance.now() - ended) / 1000;
    await watch.end();
    const after = { pages: await composedPages(site), processor: await timeOfTree(COMPOSER, idle) };
    const unasked = await countMissing(site, asked);
    return {
      ...{ engine: site.engine, texts: rate.perSecond * SECONDS, late, drained },
      ...{ lags: watch.lags, wentBack: watch.wentBack.length, lost: watch.waiting + unasked },
      ...{ pages: after.pages - before.pages, processor: after.processor - before.processor },
    };
  } finally {
    await site.stop();
  }
}

/** How many new questions have no page with their text. */
async function countMissing(site: StandingData, asked: readonly { id: number; text: string }[]): Promise<number> {
  const missing: number[] = [];
  const look = async ({ id, text }: { id: number; text: string }) => {
    if (!(await readPage(site.port, questionPath(id))).html.includes(text)) missing.push(id);
  };
  await eachAtOnce(asked, look);
  return missing.length;
}

/** Pages in the store, those of earlier revisions with them: they are removed minutes later. */
async function composedPages({ dataDir }: StandingData): Promise<number> {
  return (await readdir(path.join(dataDir, 'store/data/pages'), { recursive: true })).filter((name) =>
    name.endsWith('.html.br'),
  ).length;
}
