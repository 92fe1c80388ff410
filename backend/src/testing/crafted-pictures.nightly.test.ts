import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileUpload, questionList } from '@shared/contract/endpoints';
import { BackendProcess } from '@shared/testing/backend-process';
import { multipartFile } from '@shared/testing/multipart-file';
import { type CraftedPicture, craftedPictures } from './crafted-pictures';

/** The longest that visitors wait while pictures are made, in ms, and the most that backend and makers grow by together, in MB. */
const [PATIENCE, GROWTH] = [200, 200];
/** Tests beside this one lengthen an answer; none shortens one: the best of so many counts. */
const ROUNDS = 3;

let folder: string;
let backend: BackendProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-crafted-'));
  const limits = { RATE_LIMIT_ADDRESS: '1000000', RATE_LIMIT_USER: '1000000' };
  const environment = { DATA_DIR: folder, SIGN_IN: 'on', SAMPLE_DATA: 'on', ...limits };
  backend = await BackendProcess.start({ ...environment, SNAPSHOT_DIR: join(tmpdir(), 'backend-test-snapshots') });
}, 300_000);
afterAll(async () => {
  await backend.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Megabytes of a process that is there; of what several share, each counts its part. */
async function memoryOf(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Megabytes of its children that make pictures; until one runs its own program, its memory is its parent's. */
async function childrenOf(pid: number): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = all.map(async (name) => {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    return Number(parent) === pid && command.includes('make-picture') ? memoryOf(name) : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

interface Round {
  p99: number;
  answers: number;
  growth: number;
  makers: number;
  statuses: readonly number[];
}

/** Sends all at once, and asks for a list again and again until the last is answered. */
async function send(pictures: readonly CraftedPicture[], token: string): Promise<Round> {
  const before = await memoryOf(backend.pid);
  const sent = pictures.map(async ({ bytes }) => {
    const request = { method: 'POST' as const, url: `${fileUpload.path}?purpose=post` };
    return (await backend.request({ ...request, ...multipartFile('a.png', bytes, token) })).statusCode;
  });
  const progress = { done: false };
  const statuses = Promise.all(sent).finally(() => (progress.done = true));
  const times: number[] = [];
  const most = { growth: 0, makers: 0 };
  while (!progress.done) {
    const began = performance.now();
    const { statusCode } = await backend.request({ url: questionList.path, query: { size: '5' } });
    times.push(performance.now() - began);
    expect(statusCode).toBe(200);
    const [own, makers] = await Promise.all([memoryOf(backend.pid), childrenOf(backend.pid)]);
    most.growth = Math.max(most.growth, own + makers - before);
    most.makers = Math.max(most.makers, makers);
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { p99, answers: times.length, ...most, statuses: await statuses };
}

test('nine crafted pictures at once keep nobody waiting, and fill no memory', async () => {
  const pictures = await craftedPictures();
  const token = await backend.signIn(1);
  // Memory that grows with the first requests of a process, whatever they ask for.
  for (let count = 0; count < 200; count += 1) await backend.request({ url: questionList.path });
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await send(pictures, token));
    if ((rounds.at(-1)?.p99 ?? Infinity) <= PATIENCE / 2) break;
  }
  for (const { p99, answers, growth, makers } of rounds)
    process.stdout.write(
      `p99 of ${answers} answers ${p99.toFixed(0)} ms, memory +${growth.toFixed(0)} MB, makers ${makers.toFixed(0)} MB\n`,
    );
  const expected = Object.fromEntries(pictures.map(({ what, status }) => [what, status]));
  for (const { statuses } of rounds)
    expect(Object.fromEntries(pictures.map(({ what }, at) => [what, statuses[at]]))).toEqual(expected);
  expect(Math.max(...rounds.map(({ growth }) => growth))).toBeLessThan(GROWTH);
  expect(Math.min(...rounds.map(({ p99 }) => p99))).toBeLessThan(PATIENCE);
}, 600_000);
