import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '@shared/browser';
import { findWholeBrowser } from '@shared/browser/find-chromium';
import { startSite } from '@shared/testing/site';
import { idle } from './bench-idle';
import { saves } from './bench-saves';
import { growth } from './growth/growth-part';
import { load } from './load/load-part';
import { type BenchPart, blocking, home, navigation, releases } from './report';
import { scale } from './scale/scale-part';
import { benchPeers } from './peers/bench-peers';
import { findings, performanceDocument } from './peers/document';
import { table } from './peers/table';

const file = path.resolve(import.meta.dirname, '../../output/peers.md');

/** The home page beside the same page built with other tools; writes bench/output/peers.md. */
const beside: BenchPart = async ({ origin, rounds, say, print }) => {
  const result = await benchPeers(origin, rounds, say);
  print(table(result.measured));
  for (const line of findings(result.measured)) print(line);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, performanceDocument(result));
  print(`${rounds} rounds in ${(result.seconds / 60).toFixed(1)} minutes, written to bench/output/peers.md`);
};

const parts: Readonly<Record<string, BenchPart>> = {
  home,
  navigation,
  releases,
  blocking,
  peers: beside,
  load,
  growth,
  scale,
  idle,
  saves,
};

/**
 * `npm run bench [-- <part> … [<path> …] [<rounds>]]`, the paths for `home` and `blocking`: figures that depend on the machine, so they are printed and not
 * tested.
 */
const given = process.argv.slice(2);
const number = given.find((word) => /^\d+$/.test(word));
const rounds = Number(number ?? 15);
const paths = given.filter((word) => word.startsWith('/'));
const asked = given.filter((word) => !/^\d+$/.test(word) && !word.startsWith('/'));
const unknown = asked.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown} of the bench; there are ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
if (paths.length > 0 && !asked.some((part) => ['home', 'blocking'].includes(part))) {
  console.error(`${paths.join(' ')}: only the parts home and blocking take addresses`);
  process.exit(1);
}
// The whole browser is measured, as visitors have it.
process.env['CHROMIUM'] ??= findWholeBrowser() ?? '';
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-bench-'));
const site = await startSite({ command: 'start', dataDir });
const browser = await launchBrowser();
try {
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${os.cpus().length} processors`);
  const context = {
    browser,
    origin: site.origin,
    dataDir,
    rounds,
    count: number === undefined ? undefined : rounds,
    paths,
    say: (line: string) => console.error(line),
    print: (line: string) => console.log(line),
  };
  for (const name of asked.length > 0 ? asked : ['home', 'navigation']) await parts[name]?.(context);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
