import path from 'node:path';
import { measuredDocument, versionOf } from '@shared/testing/measured-document';
import type { Disturbed } from './disturb';
import type { Visited } from './page-visitors';
import type { Decided } from './promotions';
import type { ScalePrograms } from './scale-programs';
import type { Written } from './writers';

const TITLE = 'Two of everything over a bucket';
/** Lines of what went wrong that are shown. */
const SHOWN = 5;

interface Run {
  decided: Decided;
  disturbed: Disturbed;
  visited: Visited;
  written: Written;
  seconds: number;
  busy: number;
}

export function tellScale({ decided, disturbed, visited, written, seconds, busy }: Run): string[] {
  const none = (what: string, found: readonly string[]) => [
    `- ${what}: **${found.length}**, at most 0: ${found.length === 0 ? 'held' : '**not held**'}`,
    ...found.slice(0, SHOWN).map((line) => `  - ${line}`),
  ];
  const kills = Object.entries(disturbed.kills).map(([kind, count]) => `${kind} ${count}`);
  return [
    `Two caches (Varnish) before two nginx, two page servers, two backends, a composer, PostgreSQL, Redis and Ceph's RADOS gateway, all on`,
    `one machine. In ${seconds.toFixed(0)} s:`,
    `${decided.made} promotions and rollbacks by the command line; one process of each kind killed every 10 s (${kills.join(', ')}); the`,
    `gateway restarted ${disturbed.gateway} times. Meanwhile ${visited.pages} pages were opened with ${visited.files} files, up to 1.5 s after their page, and`,
    `${written.acknowledged} texts were written.`,
    '',
    ...none('requests for pages and files that failed', visited.failed),
    `- requests for them that went to the other cache, since theirs had been killed and refused them: ${visited.sentAgain}`,
    ...none('files that were not those of their page', visited.mixed),
    ...none('acknowledged texts that are not there at the end', written.lost),
    ...none('texts that are there twice', written.twice),
    `- texts that were sent again, since nobody acknowledged them: ${written.sentAgain}`,
    `- commands of the release tool that did not work and were given again: ${decided.again.length}`,
    ...decided.again.slice(0, SHOWN).map((line) => `  - ${line}`),
    `- processes that ended while they started, since what they need was away, and were started again: ${disturbed.startedAgain.length}`,
    ...disturbed.startedAgain.slice(0, SHOWN).map((line) => `  - ${line}`),
    `- the longest page took ${visited.longest.toFixed(0)} ms`,
    '',
    `The machine's load average at the end was ${busy.toFixed(1)}.`,
  ];
}

/** Writes bench/output/scale.md. */
export function scaleDocument({ nginx, postgres, redis }: ScalePrograms) {
  const write = measuredDocument({
    file: 'bench/output/scale.md',
    heading: 'Scale, measured',
    titles: [TITLE],
    with: () => [
      versionOf(nginx, '-v'),
      versionOf(path.join(postgres, 'postgres')),
      versionOf(redis),
      versionOf('radosgw'),
    ],
  });
  return (command: string, lines: readonly string[]) => write(TITLE, command, ['', ...lines]);
}
