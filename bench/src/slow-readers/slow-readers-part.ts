import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from '@shared/testing/deployed-site';
import { startSite } from '@shared/testing/site';
import { processBelow } from '../load/processor-time';
import { groups } from '../load/standing-site';
import type { BenchPart } from '../report';
import { forgetPeak, memoryOf } from './memory-of';

const CONNECTIONS = 5000;
const PIPELINED = 230;
/** Requests before memory counts as idle: what the first minute of a day compiles and caches is no reader's doing. */
const WARM = 2000;
/** ms that readers stay, and after which what they left must be given back. */
const HELD = 10_000;
const REST = 15_000;
/** Times of its idle memory that the server may take. */
const MOST = 1.5;

/** What the embedded server holds for readers who take nothing: of a page, and of its largest file. */
export const slowReaders: BenchPart = async ({ dataDir, say, print }) => {
  const site = await startSite({ dataDir });
  try {
    const port = portOf(site.origin);
    const server = await processBelow(groups['page servers']);
    for (const address of ['/', await largestFile(dataDir)]) {
      for (let at = 0; at < WARM; at += 1) await (await fetch(site.origin + address)).arrayBuffer();
      for (const requests of [PIPELINED, 1]) {
        say(`${CONNECTIONS} readers, each with ${requests} requests for ${address}`);
        await wait(REST);
        const { now: idle } = await memoryOf(server);
        await forgetPeak(server);
        const { ended, slowest } = await readNothing({ port, requests, address, origin: site.origin });
        const { peak } = await memoryOf(server);
        await wait(REST);
        const { now: after } = await memoryOf(server);
        const verdict = peak <= MOST * idle && after <= MOST * idle ? 'ok' : `more than ${MOST} times`;
        print(
          `${address}, ${CONNECTIONS} × ${requests}: idle ${idle.toFixed(0)} MB, peak ${peak.toFixed(0)} MB (${(peak / idle).toFixed(2)} ×), after ${after.toFixed(0)} MB (${(after / idle).toFixed(2)} ×): ${verdict}; ${ended} of them ended; others waited ${slowest.toFixed(0)} ms at the longest`,
        );
      }
    }
  } finally {
    await site.stop();
  }
};

/** Runs the readers in a process of their own, while somebody else asks for the home page. */
async function readNothing(job: { port: number; requests: number; address: string; origin: string }) {
  const main = path.join(import.meta.dirname, 'unread-main.ts');
  const words = [job.port, CONNECTIONS, job.requests, job.address].map(String);
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'close');
  const lines = createInterface(child.stdout);
  const said = once(lines, 'line');
  const slowest = await slowestAnswer(
    job.origin,
    Promise.race([said, exited]).then(() => wait(HELD)),
  );
  const told = once(lines, 'line') as Promise<[string]>;
  child.stdin.end();
  const [line] = await told;
  await exited;
  return { ended: Number(line.replace('ended ', '')), slowest };
}

/** ms of the slowest answer until something is over. */
async function slowestAnswer(origin: string, over: Promise<unknown>): Promise<number> {
  const state = { over: false };
  void over.then(() => (state.over = true));
  let slowest = 0;
  while (!state.over) {
    const began = performance.now();
    await (await fetch(origin)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    await wait(20);
  }
  return slowest;
}

/** The address of the largest file of any release. */
async function largestFile(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'store/assets');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.\w+\.js$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(path.join(folder, file))).size })),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  if (!largest) throw new TypeError('The store has no files');
  return `/assets/${largest.file}`;
}
