import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startSite } from '@shared/testing/site';
import { distFolder } from '../../../release/src/build/build-changed';
import { keys } from '@shared/store/store/store';
import { liveComposition, openFolder } from '../../../release/src/testing/open-folder';
import { median } from '../statistics';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sourceDigest } from '../../../release/src/build/sources';
import { compose } from '../../../pages/src/compose/compose';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { liveRelease } from '@shared/store/store/releases';
import type { Release } from '@shared/contract/release';

/** Seconds after which a build is given up, so that the command ends. */
const BUILD_LIMIT = 1200;

export const REMOTE = 'remote-marketing';
const LIST = 'case/list/index.html';
const ROUNDS = 3;
/** Seconds after which a measurement is not repeated. */
const LONG = 10;

/** The cost of one size of the remote; times in seconds, the median of up to three. */
export interface Size {
  factor: number;
  /** Pages of the remote, and of the whole site. */
  remotePages: number;
  pages: number;
  build: Timed;
  /** The time to compose everything, nothing taken over. */
  compose: Timed;
  /** The time until `ready`: with everything to publish and to compose, and with nothing changed. */
  firstStart: Timed;
  start: Timed;
  /** Bytes: HTML of all pages; the list of all cases and the largest script of the remote as they go over the line. */
  html: number;
  list: number;
  script: number;
  /** The words of the tools where they refused this size; then what comes after is not there. */
  refused?: string;
}

export interface Timed {
  seconds: number;
  times: number;
}

const nothing: Timed = { seconds: Number.NaN, times: 0 };

/** Builds, starts and composes what is in a checkout. */
export async function measureSize(checkout: string, factor: number, say: (line: string) => void): Promise<Size> {
  const size: Size = {
    factor,
    remotePages: Number.NaN,
    pages: Number.NaN,
    html: Number.NaN,
    list: Number.NaN,
    script: Number.NaN,
    build: nothing,
    compose: nothing,
    firstStart: nothing,
    start: nothing,
  };
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-growth-'));
  const begin = () => startSite({ command: 'start', cwd: checkout, dataDir });
  const tell = (what: string, { seconds }: Timed) => say(`× ${factor}: ${what} ${seconds.toFixed(1)} s`);
  try {
    size.build = await timed(() => buildRemote(checkout, REMOTE));
    tell('built in', size.build);
    size.script = await largestScript(path.join(distFolder(checkout, REMOTE, 'production'), 'browser'));
    size.firstStart = await timed(begin, (site) => site.stop(), 1);
    tell('first start', size.firstStart);
    Object.assign(size, await weigh(dataDir));
    size.start = await timed(begin, (site) => site.stop());
    tell('start', size.start);
    size.compose = await timed(async () => {
      size.pages = await composeAll(dataDir);
    });
    tell('composed in', size.compose);
  } catch (error) {
    size.refused = reason(error);
    say(`× ${factor}: ${size.refused}`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return size;
}

async function timed<Result>(
  work: () => Promise<Result>,
  after: (result: Result) => Promise<unknown> = () => Promise.resolve(),
  rounds = ROUNDS,
): Promise<Timed> {
  const times: number[] = [];
  while (times.length < rounds && times.every((seconds) => seconds < LONG)) {
    const begun = performance.now();
    const result = await work();
    times.push((performance.now() - begun) / 1000);
    await after(result);
  }
  return { seconds: median(times), times: times.length };
}

async function weigh(dataDir: string): Promise<Pick<Size, 'remotePages' | 'html' | 'list'>> {
  const { store } = await openFolder(dataDir);
  const part = (await liveComposition(store)).parts[REMOTE];
  if (!part) throw new TypeError(`${dataDir} holds no ${REMOTE}`);
  const { files } = await store.readPart(part);
  const list = await store.storage.get(keys.part(part.key, `pages/${LIST}.br`));
  const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
  return {
    remotePages: pages.length,
    html: pages.reduce((sum, [, file]) => sum + file.size, 0),
    list: list?.body.length ?? 0,
  };
}

async function largestScript(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map(async (file) => (await readFile(path.join(folder, file))).length));
  const largest = files[sizes.indexOf(Math.max(...sizes))] ?? '';
  return brotliCompressSync(await readFile(path.join(folder, largest))).length;
}

/** Returns what the release tool ended with: the line that says so, and the next ones, which say why. */
function reason(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  const at = lines.findIndex((line) => /does not|refused|cannot/.test(line));
  return lines
    .slice(at < 0 ? -1 : at)
    .slice(0, 3)
    .map((line) => line.trim())
    .join(' ');
}

/** Builds from nothing, as on a fresh machine: webpack's cache is gone. `npm start` takes it for its own. */
async function buildRemote(root: string, name: string): Promise<void> {
  await rm(path.join(root, 'node_modules/.cache/webpack'), { recursive: true, force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'shared/build/src/build-main.ts')], {
    cwd: path.join(root, name),
    env: { ...process.env, SITE_MODE: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group holds the processes that minify, too, which would go on with what they have begun.
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, BUILD_LIMIT * 1000);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (signal === 'SIGKILL')
    throw new Error(`${name} does not build within ${BUILD_LIMIT} s, and was not waited for any longer`);
  if (code !== 0) throw new Error(`${name} does not build: ${said}`);
  await writeFile(path.join(distFolder(root, name, 'production'), 'source-digest'), await sourceDigest(root, name));
}

/** Composes the whole site, with another public origin, so that no page can be taken over; the number of its pages. */
async function composeAll(dataDir: string): Promise<number> {
  const { store } = await openFolder(dataDir);
  const config = await store.config();
  if (!config) throw new TypeError(`${dataDir} holds no site`);
  const releases = new Map<string, Release>();
  for (const name of await store.packages()) {
    const release = await liveRelease(store, name);
    if (release) releases.set(name, release);
  }
  const origin = `https://${Date.now()}.example.com`;
  const known = new KnownParts(store);
  const { composition } = await compose({ store, releases, config: { ...config, origin }, known });
  const parts = await Promise.all(Object.values(composition.parts).map((part) => store.readPart(part)));
  return parts.flatMap(({ files }) => Object.keys(files)).filter((file) => file.endsWith('.html')).length;
}
