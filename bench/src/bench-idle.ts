import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchPart } from './report';
import { sum } from './statistics';

/** Seconds that are measured; clock ticks in a second. */
const SECONDS = 60;
const TICKS = 100;

/** Cost of an idle `npm start`, over all its processes: share of a core, and memory of their own (PSS). */
export const idle: BenchPart = async ({ print }) => {
  // The desk is built once the site is served.
  await wait(SECONDS * 1000);
  const site = tree(process.pid).find((pid) => read(pid, 'cmdline').includes('bootstrap.mjs\0start'));
  if (site === undefined) throw new Error('The site runs in no process of this one');
  const ticks = () => new Map(tree(site).map((pid) => [pid, ticksOf(pid)]));
  const before = ticks();
  await wait(SECONDS * 1000);
  const spent = sum([...ticks()].map(([pid, now]) => now - (before.get(pid) ?? now))) / TICKS / SECONDS;
  const memory = tree(site).map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024);
  print(`idle for ${SECONDS} s: ${(spent * 100).toFixed(2)}% of a core, ${sum(memory).toFixed(0)} MB`);
};

function tree(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  const found = [root];
  for (const pid of found) found.push(...all.filter((one) => Number(fields(one)[1]) === pid));
  return found;
}

function ticksOf(pid: number): number {
  const all = fields(pid);
  return Number(all[11] ?? 0) + Number(all[12] ?? 0);
}

/** Fields of `stat` after the name, which may hold anything. */
function fields(pid: number): string[] {
  const stat = read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Processes end while they are looked at. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
