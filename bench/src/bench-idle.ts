import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { processesBelow } from './load/processor-time';
import type { BenchPart } from './report';
import { sum } from '@shared/testing/statistics';

const SECONDS = 60;

/** Cost of an idle `npm start`, over all its processes: share of a core, and memory of their own (PSS). */
export const idle: BenchPart = async ({ print }) => {
  // The desk is built once the site is served.
  await wait(SECONDS * 1000);
  const processes = await processesBelow(process.pid);
  const site = processes.find(({ command }) => command.includes('bootstrap.mjs start'));
  if (!site) throw new Error('The site runs in no process of this one');
  const before = new Map((await processesBelow(site.id)).map(({ id, seconds }) => [id, seconds]));
  await wait(SECONDS * 1000);
  const after = await processesBelow(site.id);
  const spent = sum(after.map(({ id, seconds }) => seconds - (before.get(id) ?? seconds))) / SECONDS;
  const memory = await Promise.all(after.map(({ id }) => ownMemory(id)));
  print(`idle for ${SECONDS} s: ${(spent * 100).toFixed(2)}% of a core, ${sum(memory).toFixed(0)} MB`);
};

/** MB of a process; none of one that has ended meanwhile. */
async function ownMemory(id: number): Promise<number> {
  const said = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(said)?.[1] ?? 0) / 1024;
}
