import os from 'node:os';
import { launchBrowser } from '@shared/browser';
import { findWholeBrowser } from '@shared/browser/find-chromium';
import { startSite } from '@shared/testing/site';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { blocking } from './bench-blocking';
import { idle } from './bench-idle';
import { navigation } from './bench-navigation';
import { content, home } from './bench-page';
import { releases } from './bench-releases';
import { saves } from './bench-saves';
import { judgedCanaries } from './canary/canary-part';
import { growth } from './growth/growth-part';
import { beacons } from './load/beacons-part';
import { load } from './load/load-part';
import { besidePeers } from './peers/bench-peers';
import { type BenchPart, unlimited } from './report';
import { scale } from './scale/scale-part';

const parts: Readonly<Record<string, BenchPart>> = {
  home,
  content,
  navigation,
  releases,
  blocking,
  peers: besidePeers,
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
/** Parts that need no site. */
const alone = ['canary', 'beacons'];
const unknown = asked.find((name) => !alone.includes(name) && !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown} of the bench; there are ${[...Object.keys(parts), ...alone].join(', ')}`);
  process.exit(1);
}
if (paths.length > 0 && !asked.some((part) => ['home', 'blocking'].includes(part))) {
  console.error(`${paths.join(' ')}: only the parts home and blocking take addresses`);
  process.exit(1);
}
if (asked.includes('canary')) {
  if (!judgedCanaries(number === undefined ? 1000 : rounds, (line) => console.log(line))) process.exitCode = 1;
}
if (asked.includes('beacons') && !(await beacons((line) => console.log(line)))) process.exitCode = 1;
if (asked.length > 0 && asked.every((name) => alone.includes(name))) process.exit();
// The whole browser is measured, as visitors have it.
process.env['CHROMIUM'] ??= findWholeBrowser() ?? '';
await inTemporaryFolder(async (dataDir) => {
  const site = await startSite({ command: 'start', dataDir, environment: unlimited });
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
  }
});
