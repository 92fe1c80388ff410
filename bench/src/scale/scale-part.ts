import os from 'node:os';
import { ensureNginx } from '@shared/testing/find-nginx';
import { copyData } from '@shared/testing/site';
import type { BenchPart } from '../report';
import { Disturbance } from './disturb';
import { PageVisitors } from './page-visitors';
import { decideOften, marks, publishBoth } from './promotions';
import { scaleDocument, tellScale } from './scale-document';
import { scalePrograms } from './scale-programs';
import { standScale } from './stand-scale';
import { Writers } from './writers';

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
