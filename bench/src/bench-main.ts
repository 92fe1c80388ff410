import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../../e2e/src/browser';
import { startSite } from '../../e2e/src/site';
import { benchHome } from './bench-home';
import { benchStart } from './bench-start';
import type { Interval } from './statistics';

/** `npm run bench [-- <pairs>]`: the figures of the home page on a slow phone. */
const pairs = Number(process.argv[2] ?? 15);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-bench-'));
const site = await startSite({ command: 'start', dataDir });
const browser = await launchBrowser();
try {
  const home = await benchHome(browser, site.origin, pairs, (line) => {
    console.error(line);
  });
  const start = await benchStart(browser, site.origin, 5);
  console.log(
    `home page, 150 ms, 1.6 Mbit/s, processor / 4; ${home.pairs} pairs in turns, Chromium ${browser.version()}`,
  );
  console.log(
    `LCP beside the same page without scripts   ${ratio(home.lcp)}   (that page beside itself ${ratio(home.controlLcp)})`,
  );
  console.log(
    `FCP beside the same page without scripts   ${ratio(home.fcp)}   (that page beside itself ${ratio(home.controlFcp)})`,
  );
  console.log(
    `LCP ${home.ours.lcp.toFixed(0)} ms and ${home.plain.lcp.toFixed(0)} ms; element ${home.ours.lcpElement}, animated in by ${home.ours.lcpAnimations}`,
  );
  console.log(`CLS ${home.ours.cls.toFixed(4)}; request depth before the LCP ${start.depthBeforeLcp}`);
  for (const { after, took, middle, worst } of start.taps) {
    console.log(
      `a tap ${after} ms after FCP: took effect ${took} of ${start.rounds}; longest interaction ${middle.toFixed(0)} ms in the middle, ${worst.toFixed(0)} at worst`,
    );
  }
  console.log(`JavaScript until alive and 5 s more: ${(start.scriptBytes / 1000).toFixed(1)} KB brotli`);
  for (const { file, bytes } of start.scripts) console.log(`  ${file} ${(bytes / 1000).toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function ratio({ median, low, high }: Interval): string {
  return `${median.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}
