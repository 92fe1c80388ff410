import os from 'node:os';
import { ensureNginx } from '@shared/testing/find-nginx';
import { copyData } from '@shared/testing/site';
import type { BenchPart } from '../report';
import { Disturbance, type Disturbed } from './disturb';
import { PageVisitors, type Visited } from './page-visitors';
import { decideOften, marks, publishBoth, type Decided } from './promotions';
import { scalePrograms, type ScalePrograms } from './scale-programs';
import { standScale } from './stand-scale';
import { Writers, type Written } from './writers';
import path from 'node:path';
import { measuredDocument, versionOf } from '@shared/testing/measured-document';

/** Promotions and rollbacks unless a number is given, and for how many of them the gateway is restarted once. */
const DECISIONS = 100;
const GATEWAY_EVERY = 10;

/** The site over a bucket while processes die: what visitors and writers notice; writes bench/output/scale.md. */
export const scale: BenchPart = async ({ dataDir: from, count = DECISIONS, say, print }) => {
  ensureNginx();
  const programs = scalePrograms();
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const { dataDir, remove } = await copyData(from);
    closing.push(remove);
    say('two releases are built');
    await publishBoth(dataDir);
    say('the site is carried over into a bucket, and started');
    const site = await standScale(programs, dataDir);
    closing.push(() => site.stop());
    const writers = await Writers.begin(site.ports.fronts);
    const visitors = new PageVisitors(site.ports.caches, marks);
    const began = performance.now();
    const disturbance = new Disturbance(site, say);
    const environment = { ...site.environment, DATA_DIR: dataDir };
    const decided = await decideOften({ count, environment }, async (made) => {
      say(`${made} of ${count} promotions and rollbacks`);
      if (made % GATEWAY_EVERY === Math.min(GATEWAY_EVERY, count) - 1) await disturbance.restartGateway();
    });
    while (!disturbance.isWhole) await new Promise((resolve) => setTimeout(resolve, 200));
    const disturbed = await disturbance.end();
    const visited = await visitors.end();
    const seconds = (performance.now() - began) / 1000;
    const written = await writers.end();
    const [busy = 0] = os.loadavg();
    const lines = tellScale({ decided, disturbed, visited, written, seconds, busy });
    print('\nTwo of everything over a bucket');
    for (const line of lines) print(line);
    await scaleDocument(programs)(`npm run bench -- scale ${count}`, lines);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
};

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

function tellScale({ decided, disturbed, visited, written, seconds, busy }: Run): string[] {
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
function scaleDocument({ nginx, postgres, redis }: ScalePrograms) {
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
