import { deployParts, portOf, startDeployedSite } from '@shared/testing/deployed-site';
import { ensureNginx } from '@shared/testing/find-nginx';
import { accessToken } from '@shared/testing/visitors';
import { type BenchPart, unlimited } from '../report';
import { Generator, LONGEST_WAIT, type VisitsJob, type VisitsResult } from './generator';
import { recordViews, visitsOf, LIKE_EVERY, type RecordedView, arrivals } from './visitor-model';
import os from 'node:os';
import path from 'node:path';
import { measuredDocument, table, versionOf } from '@shared/testing/measured-document';
import { sum } from '@shared/testing/statistics';
import { type Group, groupNames, type Spent, processorTime } from './processor-time';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that 99 of 100 pages must be there within. */
const PAGE_LIMIT = 200;
/** Milliseconds that the generator may be late; beyond, it says more of itself than of the servers. */
const LATE_LIMIT = 50;
const FIRST_RATE = 16;
const COARSE = 1.6;
const FINE = 1.15;
const SECONDS = 5;
/** Seconds between two rates, in which what the one left behind is done. */
const REST = 1;

interface Step {
  perSecond: number;
  result: VisitsResult;
  /** Seconds of processor time by group, and of the bench itself, which reads the servers' logs. */
  spent: Spent;
  own: number;
  seconds: number;
  /** The sign that the servers gave up; undefined where they held. */
  gaveUp: string | undefined;
}

/**
 * Raises the rate until the servers give up, first in long steps, then from the last good one in short ones. A rate that does
 * not hold is tried once more: what else the machine did may have been the reason.
 */
async function raiseRate(
  generator: Generator,
  visitors: Pick<VisitsJob, 'port' | 'visits'>,
  say: (line: string) => void,
): Promise<Step[]> {
  const steps: Step[] = [];
  const climb = async (from: number, factor: number) => {
    for (let rate = from; ; rate *= factor) {
      const job = { ...visitors, perSecond: Math.round(rate), seconds: SECONDS };
      const first = await visit(generator, job);
      const step = first.gaveUp === undefined ? first : await visit(generator, job);
      steps.push(step);
      say(`${step.perSecond} visits/s: p99 ${step.result.page.p99.toFixed(0)} ms ${step.gaveUp ?? ''}`);
      if (step.gaveUp !== undefined) return;
    }
  };
  // Compiled code, filled caches and open connections to PostgreSQL, as after the first minute of a day.
  await visit(generator, { ...visitors, perSecond: FIRST_RATE, seconds: SECONDS });
  await climb(FIRST_RATE, COARSE);
  const held = Math.max(...steps.filter(({ gaveUp }) => gaveUp === undefined).map(({ perSecond }) => perSecond));
  if (Number.isFinite(held)) await climb(held * FINE, FINE);
  return steps.sort((a, b) => a.perSecond - b.perSecond);
}

async function visit(generator: Generator, job: VisitsJob): Promise<Step> {
  const [before, ownBefore, began] = [await processorTime(), process.cpuUsage(), performance.now()];
  const result = await generator.visits(job);
  const seconds = (performance.now() - began) / 1000;
  const spent = await processorTime();
  for (const name of groupNames) spent[name] -= before[name];
  const { user, system } = process.cpuUsage(ownBefore);
  await setTimeout(REST * 1000);
  return { perSecond: job.perSecond, result, spent, own: (user + system) / 1e6, seconds, gaveUp: gaveUpAt(result) };
}

function gaveUpAt({ failures, page, late }: VisitsResult): string | undefined {
  const failed = Object.entries(failures).map(([what, times]) => `${times} × ${what}`);
  if (failed.length > 0) return `failed: ${failed.join(', ')}`;
  if (late.p99 > LATE_LIMIT) return `the generator was ${late.p99.toFixed(0)} ms late`;
  return page.p99 > PAGE_LIMIT ? `p99 of the page above ${PAGE_LIMIT} ms` : undefined;
}

/** Measures visitors a second of `deploy/` and of `npm start`; writes bench/output/load.md. */
export const load: BenchPart = async ({ browser, origin, dataDir, say, print }) => {
  ensureNginx();
  const programs = deployParts();
  if ('missing' in programs) throw new Error(`The load needs what is not installed: ${programs.missing}`);
  const write = loadDocument(programs);
  const tell = async (title: Title, lines: readonly string[]) => {
    print(`\n${title}`);
    for (const line of lines) print(line);
    await write(title, 'npm run bench -- load', lines);
  };
  const generator = new Generator();
  try {
    const views = await recordViews(browser, origin);
    await tell('The visitors', tellVisitors(views));
    const climb = async (title: Title, port: number) => {
      const visits = visitsOf(views, port, await accessToken(`http://127.0.0.1:${port}`, '李想'));
      await tell(title, tellSteps(await raiseRate(generator, { port, visits }, say)));
    };
    const deployed = await startDeployedSite(programs, { from: dataDir, environment: unlimited, durable: true });
    try {
      await climb('nginx, two backends, PostgreSQL', deployed.nginx.port);
    } finally {
      await deployed.stop();
    }
    await climb('The embedded server', portOf(origin));
  } finally {
    await generator.stop();
  }
};

const titles = ['The visitors', 'nginx, two backends, PostgreSQL', 'The embedded server'] as const;

type Title = (typeof titles)[number];

/** Writes a section of bench/output/load.md. */
function loadDocument(programs: { nginx: string; postgres: string }) {
  return measuredDocument({
    file: 'bench/output/load.md',
    heading: 'Load, measured',
    titles,
    with: () => [versionOf(programs.nginx, '-v'), versionOf(path.join(programs.postgres, 'postgres'))],
  });
}

/** Describes the visitors that the generator plays. */
function tellVisitors(views: readonly RecordedView[]): string[] {
  const [busy = 0] = os.loadavg();
  const total = sum(Object.values(arrivals));
  const rows = views.map(({ path: page, requests }) => {
    const of = (kind: string) => requests.filter((request) => request.kind === kind).length;
    return [page, `${arrivals[page] ?? 0} of ${total}`, of('file'), of('call')];
  });
  const mean = sum(views.map((view) => view.requests.length * (arrivals[view.path] ?? 0))) / total;
  return [
    '',
    'A visitor opens one page with nothing in the cache, over a connection of their own, and asks for all that Chromium asked for',
    'when it opened this page: the page, then files and public calls, one after the other. Nobody has measured visitors of this',
    `site: where they arrive is taken, not known. One in ${LIKE_EVERY} is signed in and likes a work, or takes a like back. In the middle`,
    `that is ${(mean + 1 / LIKE_EVERY).toFixed(1)} requests a visitor. Who has been here before asks for less, since files are kept for ever.`,
    '',
    ...table(['arrives at', 'visitors', 'files', 'calls'], rows),
    '',
    `Visitors come at a fixed rate, whether those before are served or not, ${LONGEST_WAIT / 1000} s at the longest; the time of a page counts from`,
    'when its visitor was due to its last byte. The generator is a process of its own on the same machine: what it takes of the',
    'cores, the servers do not get. "Cores" are user and system time from /proc over the time of the run. A rate that does not hold',
    `is tried once more. The machine's load average before the run was ${busy.toFixed(1)}: figures are for comparing where it is near 0.`,
  ];
}

const servers = groupNames.filter((name) => name !== 'generator');

/** The steps of one set-up, and what gave first. */
function tellSteps(steps: readonly Step[]): string[] {
  const names = groupNames.filter((name) => steps.some(({ spent }) => spent[name] > 0));
  const rows = steps.map((step) => [
    step.perSecond,
    milliseconds(step.result.page.p50),
    milliseconds(step.result.page.p99),
    milliseconds(step.result.call.p99),
    milliseconds(step.result.write.p99),
    ...names.map((name) => cores(step, name)),
    (step.own / step.seconds).toFixed(2),
    step.gaveUp ?? 'holds',
  ]);
  const times = ['page p50, ms', 'page p99, ms', 'call p99, ms', 'like p99, ms'];
  const head = ['visitors/s', ...times, ...names, 'the bench', ''];
  return ['', ...sentences(steps), '', 'Cores by process, at each rate:', '', ...table(head, rows)];
}

function sentences(steps: readonly Step[]): string[] {
  // The highest rate below the first one that did not hold.
  const at = steps.findIndex(({ gaveUp }) => gaveUp !== undefined);
  const [held, broke] = [steps.at(at - 1), steps[at]];
  if (at === 0 || !held) return ['It does not hold at the lowest rate.'];
  const perVisit = serverTime(held) / held.result.visits;
  const of = os.cpus().length;
  return [
    `Holds at **${held.perSecond} visitors a second** (${(held.result.requests / held.seconds).toFixed(0)} requests a second), where 99 of 100 pages are there within`,
    `${PAGE_LIMIT} ms, every answer is 200 and the generator begins 99 of 100 visits within ${LATE_LIMIT} ms. The servers take ${(perVisit * 1000).toFixed(1)} ms of`,
    `processor time and send ${(held.result.bytes / held.result.visits / 1000).toFixed(0)} KB a visitor: ${of} cores that served and generated nothing would be used up by ${(of / perVisit).toFixed(0)} a second.`,
    ...(broke ? [`At ${broke.perSecond} a second: ${broke.gaveUp ?? ''}. ${givesFirst(broke)}`] : []),
  ];
}

/** Says what was used up: the machine, or one process that has one thread. */
function givesFirst(step: Step): string {
  const [most = 'nginx'] = servers.toSorted((a, b) => step.spent[b] - step.spent[a]);
  const all = (serverTime(step) + step.spent.generator + step.own) / step.seconds;
  const of = os.cpus().length;
  const used = `${all.toFixed(2)} of ${of} cores were taken, ${cores(step, 'generator')} of them by the generator`;
  return all > 0.9 * of
    ? `What gives first is the machine: ${used}; of the servers ${most} take most, ${cores(step, most)}.`
    : `The machine was not used up (${used}); of the servers ${most} took most, ${cores(step, most)}.`;
}

function serverTime({ spent }: Step): number {
  return sum(servers.map((name) => spent[name]));
}

function cores({ spent, seconds }: Step, name: Group): string {
  return (spent[name] / seconds).toFixed(2);
}

function milliseconds(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0);
}
