import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { percentile } from '@shared/testing/statistics';
import { againstTargets } from './against-targets';
import { type Line, line, within } from './check';
import { sideBySide } from 'checks/side-by-side';
import type { Target } from './stage';

export type Slowness = 'idle' | 'dripping headers' | 'dripping bodies';

const kinds: readonly Slowness[] = ['idle', 'dripping headers', 'dripping bodies'];
const HELD = 5000;
/** The most times as long that others may wait, at their 99th percentile. */
const MOST = 2;
const ROUNDS = 3;
const REQUESTS = 800;
/** Milliseconds after which a request counts as not answered, and the number of those after which a measurement says enough. */
const PATIENCE = 10_000;
const ENOUGH = 8;
const asked = ['/', '/api/ext/v1/questions'] as const;

interface Percentiles {
  /** Milliseconds of each request. */
  times: number[];
  failed: string[];
}

/** Thousands of connections that never finish a request are held while others are timed. */
export const checkSlowClients = againstTargets('slow clients', async (target) => {
  await measure(target, 40_000);
  const lines: Line[] = [];
  for (const kind of kinds) lines.push(await hold(target, kind));
  return lines;
});

async function hold(target: Target, kind: Slowness): Promise<Line> {
  const ratios: { ratio: number; alone: number; beside: number }[] = [];
  const wrong: string[] = [];
  let held = 0;
  let left = 0;
  // Rounds alone and beside take turns: what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measure(target, 41_000 + round);
    const slow = await startSlowClients(target.port, kind);
    const beside = await measure(target, 42_000 + round);
    left = await slow.end();
    held = slow.held;
    const [before, during] = [percentile(alone.times, 0.99), percentile(beside.times, 0.99)];
    ratios.push({ ratio: during / before, alone: before, beside: during });
    wrong.push(...beside.failed);
  }
  const [, middle] = ratios.sort((a, b) => a.ratio - b.ratio);
  const { ratio = Infinity, alone = 0, beside = 0 } = middle ?? {};
  if (held < HELD) wrong.push(`only ${held} connections could be held`);
  if (ratio >= MOST) wrong.push(`the others waited ${ratio.toFixed(2)} times as long`);
  return line(
    `${target.name}: ${held} connections ${kind}, others' p99 below ${MOST}×`,
    wrong,
    `p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside them: ${ratio.toFixed(2)}× (median of ${ROUNDS} rounds of ${REQUESTS} requests); ${left} still open after it`,
  );
}

async function measure(target: Target, visitor: number): Promise<Percentiles> {
  const failed: string[] = [];
  const times = await sideBySide(Array.from({ length: REQUESTS }), 4, async (_item, at) => {
    const url = asked[at % asked.length] ?? '/';
    const started = performance.now();
    if (failed.length >= ENOUGH) return PATIENCE;
    const status = await within(PATIENCE, target.send({ url }, visitor * 10 + (at % 10)), String);
    if (status !== 200) failed.push(`${url}: ${status}`);
    return performance.now() - started;
  });
  return { times, failed };
}

interface SlowClients {
  held: number;
  /** Ends the connections; answers with how many the server had let stand. */
  end: () => Promise<number>;
}

/** Starts slow clients in a process of their own, so that they do not slow down who measures. */
async function startSlowClients(port: number, kind: Slowness): Promise<SlowClients> {
  const main = path.join(import.meta.dirname, 'slow-clients-main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, String(port), kind, String(HELD)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let said = '';
  const heard = (word: string) => Number(new RegExp(`${word} (\\d+)`).exec(said)?.[1] ?? Number.NaN);
  const until = async (word: string) => {
    while (Number.isNaN(heard(word))) {
      const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number | null];
      if (!Buffer.isBuffer(chunk)) throw new Error(`The slow clients ended with ${chunk ?? 'a signal'}`);
      said += chunk.toString();
    }
    return heard(word);
  };
  const held = await until('held');
  return {
    held,
    end: async () => {
      child.stdin.end();
      const left = await until('left');
      await ended;
      return left;
    },
  };
}
