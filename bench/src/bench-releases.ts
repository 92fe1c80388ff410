import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../../release/src/promote/promote';
import { publish } from '../../release/src/publish/publish';
import { buildServer } from '../../pages/src/serve/server';
import { type StorePlace, openStore } from '@shared/store/store/open-store';
import { config, makeFixture } from '../../release/src/testing/fixture';
import { root } from '@shared/testing/root';
import { release } from '@shared/testing/site';
import type { BenchContext, BenchPart } from './report';
import { median } from '@shared/testing/statistics';

const by = 'bench';
const ROUNDS = 5;

export const releases: BenchPart = async ({ origin, dataDir, print }) => {
  print('by the command line, until /composition.json says so: median (longest) of 5');
  for (const remote of ['remote-download', 'remote-marketing']) print(await timeToLive({ origin, dataDir }, remote));
  print('a promotion of one page beside others: median (longest) of 5');
  for (const others of [50, 500, 5000]) print(await costBeside(others));
};

function longest(times: readonly number[]): string {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  return `${seconds(median(times))} s (${seconds(Math.max(...times))} s)`;
}

type Site = Pick<BenchContext, 'origin' | 'dataDir'>;

/** Measures how long a release of the running site takes by the command line until the server names it, and a rollback. */
async function timeToLive(site: Site, remote: string): Promise<string> {
  const [live, rollback]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const version = `9.${round}.0`;
    await run(['publish', remote, '--dir', path.join(root, remote, 'dist'), '--version', version], site.dataDir);
    live.push(await until(site, remote, ['promote', `${remote}@${version}`]));
    rollback.push(await until(site, remote, ['rollback', remote]));
  }
  return `  ${remote.padEnd(18)} published → live ${longest(live)}   rollback ${longest(rollback)}`;
}

/** Measures from the start of a command until the server names another release; the command may go on compressing. */
async function until({ origin, dataDir }: Site, name: string, command: readonly string[]): Promise<number> {
  const version = async () => {
    const pointer = (await (await fetch(`${origin}/composition.json`)).json()) as {
      releases: Record<string, { version: string }>;
    };
    return pointer.releases[name]?.version;
  };
  const before = await version();
  const started = performance.now();
  const running = run(command, dataDir);
  while ((await version()) === before) await Promise.race([running, new Promise((next) => setTimeout(next, 20))]);
  const took = performance.now() - started;
  await running;
  return took;
}

async function run(command: readonly string[], dataDir: string): Promise<void> {
  const { code, stderr } = await release(command, dataDir);
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`);
}

/**
 * Measures what a promotion of a remote with one page costs beside another remote with many: its time, the files that it writes, and
 * the time until a page server that begins over the store answers, with all of its pages verified.
 */
async function costBeside(others: number): Promise<string> {
  const fixture = await makeFixture();
  const { store, buildRemote } = fixture;
  const stored = path.join(fixture.folder, 'store');
  try {
    await fixture.publishHost('1.0.0');
    await fixture.publishRemote('remote-a', '1.0.0');
    const paths = Array.from({ length: others }, (_, index) => `page-${index}/`);
    const render = `return ${JSON.stringify('text of a page. '.repeat(120))}`;
    const many = await buildRemote('remote-b', '1.0.0', { paths, render });
    await publish({ store, folder: many, version: '1.0.0', source: null, by });
    const first = { host: '1.0.0', 'remote-b': '1.0.0', 'remote-a': '1.0.0' };
    await promote({ store, config, by, releases: first });
    const took: number[] = [];
    const written: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `1.${round}.0`;
      await fixture.publishRemote('remote-a', version);
      const before = await inventory(stored);
      const started = performance.now();
      await promote({ store, by, releases: { 'remote-a': version } });
      took.push(performance.now() - started);
      const after = await inventory(stored);
      written.push([...after].filter(([file, facts]) => before.get(file) !== facts).length);
    }
    const started: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) started.push(await startOver(fixture));
    const files = `${median(written)} files written of ${(await inventory(stored)).size} in the store`;
    return `  ${String(others).padStart(5)} others ${longest(took)}   ${files}   a page server starts in ${longest(started)}`;
  } finally {
    await fixture.remove();
  }
}

async function startOver({ place }: { place: StorePlace }): Promise<number> {
  const began = performance.now();
  const { store } = await openStore(place);
  const server = await buildServer({ store, basePath: config.basePath, log: false });
  const { statusCode } = await server.inject('/composition.json');
  const took = performance.now() - began;
  await server.close();
  if (statusCode !== 200) throw new Error(`The page server answered with ${statusCode}`);
  return took;
}

/** Every file with what changes when it is written or linked. */
async function inventory(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const { ctimeMs, ino, size } = await stat(file);
        return [file, `${ino} ${size} ${ctimeMs}`] as const;
      }),
    ),
  );
}
