import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../../release/src/promote/promote';
import { publish } from '../../release/src/publish/publish';
import { buildServer } from '../../pages/src/serve/server';
import { type StorePlace, openStore } from '@shared/store/store/open-store';
import { config, makeFixture } from '../../release/src/testing/fixture';
import { root } from '@shared/testing/root';
import { release } from '@shared/testing/site';
import { median } from './statistics';

const by = 'bench';
const ROUNDS = 5;

/** Milliseconds that each round took. */
interface TimesToLive {
  remote: string;
  live: number[];
  rollback: number[];
}

interface Site {
  /** The address without a trailing slash. */
  origin: string;
  dataDir: string;
}

/** Measures how long a release of the running site takes by the command line until the server names it, and a rollback. */
export async function timeToLive(site: Site): Promise<TimesToLive[]> {
  const results: TimesToLive[] = [];
  for (const remote of ['remote-download', 'remote-marketing']) {
    const result: TimesToLive = { remote, live: [], rollback: [] };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `9.${round}.0`;
      const dist = path.join(root, remote, 'dist');
      await run(['publish', remote, '--dir', dist, '--version', version], site.dataDir);
      result.live.push(await until(site, remote, ['promote', `${remote}@${version}`]));
      result.rollback.push(await until(site, remote, ['rollback', remote]));
    }
    results.push(result);
  }
  return results;
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

interface PromotionCost {
  /** Milliseconds of each round. */
  took: number[];
  /** The files that a promotion writes, and those that the store holds. */
  written: number;
  stored: number;
  /** Milliseconds until a page server that begins over it answers, with all of its pages verified; of each round. */
  started: number[];
}

/** Measures what a promotion of a remote with one page costs beside another remote with many. */
export async function costBeside(others: number): Promise<PromotionCost> {
  const fixture = await makeFixture();
  const { store, buildRemote } = fixture;
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
      const before = await inventory(path.join(fixture.folder, 'store'));
      const started = performance.now();
      await promote({ store, by, releases: { 'remote-a': version } });
      took.push(performance.now() - started);
      const after = await inventory(path.join(fixture.folder, 'store'));
      written.push([...after].filter(([file, facts]) => before.get(file) !== facts).length);
    }
    const started: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) started.push(await startOver(fixture));
    const stored = (await inventory(path.join(fixture.folder, 'store'))).size;
    return { took, written: median(written), stored, started };
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
