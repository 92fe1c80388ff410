import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { publicQuestion } from '@shared/contract/endpoints';
import { httpRequest } from '@shared/testing/http-request';
import type { BenchPart } from '../report';
import { median } from '../statistics';
import { tell } from './data-document';
import { atShare, told } from './figure';
import { ManyQuestions } from './many-questions';
import { type StandingData, standData } from './stand-data';

const QUESTIONS = 10_000;
const CROWD = 10_000;
const ROUNDS = 3;
/** What others look at meanwhile, every so many ms; ms that it is looked at while nobody else asks. */
const STANDING = '/community/homePage/';
const EVERY = 20;
const QUIET = 10_000;

interface Crowd {
  /** ms until all had their answer. */
  took: number;
  /** Answers by status; 0 for none. */
  counts: Record<string, number>;
  /** ms of those who look at a page that stands. */
  others: number[];
}

/** Everybody asks for one page at once that nobody composed yet; beside it the same for one that stands. */
export const dataCrowd: BenchPart = async (context) => {
  const site = await standData({ from: context.dataDir, questions: QUESTIONS, logLevel: 'info' });
  try {
    const questions = await ManyQuestions.of(site.backend, QUESTIONS);
    await questions.obtain(site.port, [1]);
    // What the first requests compile is no crowd's doing.
    await beside(site, wait(QUIET / 5));
    await crowd(site, questions.path(1));
    const quiet: number[][] = [];
    const missing: Crowd[] = [];
    const there: Crowd[] = [];
    let most = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(2000);
      quiet.push(await beside(site, wait(QUIET)));
      const before = timesAsked(site);
      missing.push(await crowd(site, questions.path(100 + round)));
      await wait(1000);
      most = Math.max(most, timesAsked(site) - before);
      there.push(await crowd(site, questions.path(100 + round)));
      context.say(`crowd ${round + 1} of ${ROUNDS}`);
    }
    const p95 = (times: readonly number[][]) => median(times.map((one) => atShare(one, 0.95)));
    const [calm, waiting, standing] = [
      p95(quiet),
      p95(missing.map(({ others }) => others)),
      p95(there.map(({ others }) => others)),
    ];
    const failed = missing.reduce((sum, { counts }) => sum + CROWD - (counts['200'] ?? 0), 0);
    const lines = [
      `${CROWD} connections ask at once for the page of a question that stands nowhere yet, beside ${QUESTIONS} questions on ${site.engine}; ${ROUNDS} times. All`,
      `had their answer after ${seconds(missing)} s in the middle; the same for a page that stands took ${seconds(there)} s. Others look at`,
      `\`${STANDING}\` every ${EVERY} ms meanwhile.`,
      '',
      told({ what: 'times that the page was composed', value: most, most: 1, unit: '' }),
      told({ what: 'requests that were not answered with it', value: failed, most: 0, unit: '' }),
      told({
        what: `the others' p95 beside that while ${CROWD} ask for a page that stands (${standing.toFixed(1)} ms)`,
        value: waiting / standing,
        most: 1.3,
        unit: '',
        digits: 2,
      }),
      `- the others' p95 of a quiet time is ${calm.toFixed(1)} ms: it is the crowd that they wait for, on the same processors, and not the composing`,
    ];
    await tell(context, { title: 'Ten thousand at once', part: 'data-crowd', lines });
  } finally {
    await site.stop();
  }
};

/** ms of looks at a page that stands until something is over; each counts from when it was due. */
async function beside({ port }: StandingData, over: Promise<unknown>): Promise<number[]> {
  const state = { over: false };
  void over.then(() => (state.over = true));
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let due = performance.now(); !state.over; due += EVERY) {
    if (due > performance.now()) await wait(due - performance.now());
    const look = httpRequest(port, { url: STANDING, headers: { 'accept-encoding': 'br' } });
    running.push(look.then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  return times;
}

async function crowd(site: StandingData, address: string): Promise<Crowd> {
  const main = path.join(import.meta.dirname, 'crowd-main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, String(site.port), String(CROWD), address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  const told = once(lines, 'line') as Promise<[string]>;
  const looking = beside(site, told);
  child.stdin.end('go\n');
  const [line] = await told;
  return { ...(JSON.parse(line) as Pick<Crowd, 'took' | 'counts'>), others: await looking };
}

/** How often the backend was asked for what stands on a question's page. */
function timesAsked({ backend }: StandingData): number {
  return backend.log.split(`"route":"${publicQuestion.path}"`).length - 1;
}

function seconds(crowds: readonly Crowd[]): string {
  return median(crowds.map(({ took }) => took / 1000)).toFixed(2);
}
