import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promote } from '../../release/src/promote/promote';
import { publish } from '../../release/src/publish/publish';
import { config, makeFixture } from '../../release/src/testing/fixture';
import { release, root, startSite } from '../../e2e/src/site';
import { median } from './statistics';

const by = 'bench';
const ROUNDS = 5;

/** `npm run bench -- releases`: how long a release takes to be live, and what a promotion costs as the rest of the site grows. */
console.log('the site, by the command line, until /composition.json says so: median (longest) of 5');
for (const line of await timeToLive()) console.log(line);
console.log('\nother pages   promotion of one page   files written   files in the store');
for (const others of [50, 500, 5000]) console.log(await costBeside(others));

async function timeToLive(): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-bench-'));
  const site = await startSite({ command: 'start', dataDir });
  try {
    const lines: string[] = [];
    for (const name of ['remote-download', 'remote-marketing']) {
      const live: number[] = [];
      const back: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const version = `9.${round}.0`;
        const dist = path.join(root, name, 'dist');
        await run(['publish', name, '--dir', dist, '--version', version], dataDir);
        live.push(await until(site.origin, name, ['promote', `${name}@${version}`], dataDir));
        back.push(await until(site.origin, name, ['rollback', name], dataDir));
      }
      lines.push(`${name.padEnd(18)} published → live ${times(live)}   rollback ${times(back)}`);
    }
    return lines;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From the start of a command until the server names another release; the command may go on compressing. */
async function until(origin: string, name: string, command: readonly string[], dataDir: string): Promise<number> {
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

/** A promotion of a remote with one page beside another remote with many. */
async function costBeside(others: number): Promise<string> {
  const fixture = await makeFixture();
  const { store, buildRemote } = fixture;
  try {
    await fixture.publishHost('1.0.0', ['remote-many', 'remote-one']);
    await fixture.publishRemote('remote-one', '1.0.0');
    const paths = Array.from({ length: others }, (_, index) => `page-${index}/`);
    const render = `return ${JSON.stringify('text of a page. '.repeat(120))}`;
    const many = await buildRemote('remote-many', '1.0.0', { paths, render });
    await publish({ store, folder: many, version: '1.0.0', commit: null });
    const first = { host: '1.0.0', 'remote-many': '1.0.0', 'remote-one': '1.0.0' };
    await promote({ store, config, by, releases: first });
    const took: number[] = [];
    const written: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const version = `1.${round}.0`;
      await fixture.publishRemote('remote-one', version);
      const before = await inventory(store.root);
      const started = performance.now();
      await promote({ store, config, by, releases: { 'remote-one': version } });
      took.push(performance.now() - started);
      const after = await inventory(store.root);
      written.push([...after].filter(([file, facts]) => before.get(file) !== facts).length);
    }
    const all = (await inventory(store.root)).size;
    return [
      String(others).padStart(11),
      times(took).padStart(23),
      String(median(written)).padStart(15),
      String(all).padStart(20),
    ].join(' ');
  } finally {
    await fixture.remove();
  }
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

function times(values: readonly number[]): string {
  const seconds = (value: number) => (value / 1000).toFixed(2);
  return `${seconds(median(values))} s (${seconds(Math.max(...values))} s)`;
}
