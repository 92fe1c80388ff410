import os from 'node:os';
import path from 'node:path';
import { measuredDocument, table, versionOf } from '@shared/testing/measured-document';
import { sum } from '@shared/testing/statistics';
import { LONGEST_WAIT } from './generator';
import { type Group, groupNames } from './processor-time';
import { LATE_LIMIT, PAGE_LIMIT, type Step } from './raise-rate';
import { LIKE_EVERY, type RecordedView, arrivals } from './visitor-model';

const titles = ['The visitors', 'nginx, two backends, PostgreSQL', 'The embedded server'] as const;

export type Title = (typeof titles)[number];

/** Writes a section of bench/output/load.md. */
export function loadDocument(programs: { nginx: string; postgres: string }) {
  return measuredDocument({
    file: 'bench/output/load.md',
    heading: 'Load, measured',
    titles,
    with: () => [versionOf(programs.nginx, '-v'), versionOf(path.join(programs.postgres, 'postgres'))],
  });
}

/** Describes the visitors that the generator plays. */
export function tellVisitors(views: readonly RecordedView[]): string[] {
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
export function tellSteps(steps: readonly Step[]): string[] {
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
