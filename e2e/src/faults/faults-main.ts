import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../browser';
import { ensureChromium } from '../find-chromium';
import { root, startSite } from '../site';
import { faults } from './fault';
import type { Cell } from './run-cell';
import { type PlayedCell, nameOf, runMatrix } from './run-matrix';
import { remoteCases, targetNames } from './targets';

/** `npm run faults [-- <remote>]`: the whole matrix, or one remote's; the table of a whole run goes into docs/recovery-matrix.md. */
const [only] = process.argv.slice(2);
const chosen = remoteCases.filter(({ remote }) => only === undefined || remote === only);
if (chosen.length === 0)
  throw new Error(`There is no remote ${only ?? ''}; there are ${remoteCases.map(({ remote }) => remote).join(', ')}`);

ensureChromium();
const site = await startSite({ command: 'start', dataDir: path.join(root, 'e2e/output/data') });
const browser = await launchBrowser();
const cells = chosen.flatMap((remoteCase) =>
  targetNames.flatMap((target) =>
    faults.flatMap((fault) =>
      (['first page', 'navigation'] as const).map((arrival): Cell => ({ remoteCase, target, fault, arrival })),
    ),
  ),
);
const played = await runMatrix(browser, site.origin, cells, {
  onCell: ({ cell, outcome, problems }) => {
    console.log(
      `${problems.length === 0 ? 'ok  ' : 'BAD '} ${nameOf(cell)}: ${outcome.time} ms${outcome.live ? ', alive' : ''}${problems.length > 0 ? ` — ${problems.join(', ')}` : ''}`,
    );
  },
});
const version = browser.version();
await browser.close();
await site.stop();
const bad = played.filter(({ problems }) => problems.length > 0);
console.log(`${played.length - bad.length} passed, ${bad.length} failed`);
if (only === undefined) await writeFile(path.join(root, 'docs/recovery-matrix.md'), report(played, version));
process.exitCode = bad.length > 0 ? 1 : 0;

function report(all: readonly PlayedCell[], chromium: string): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const rows = all
    .filter(({ outcome }) => outcome.hits > 0)
    .map(
      ({ cell, outcome, problems }) =>
        `| ${cell.remoteCase.remote} | ${cell.arrival} | ${cell.target} | ${cell.fault} | ${outcome.time} | ${outcome.live ? 'yes' : 'no'} | ${outcome.loads} | ${problems.join(', ') || 'none'} |`,
    )
    .sort();
  const untouched = all.filter(({ outcome }) => outcome.hits === 0).length;
  return [
    '# The recovery matrix',
    '',
    `Written by \`npm run faults\` at ${commit}, Chromium ${chromium}, Node ${process.versions.node}, ${os.cpus().length} cores.`,
    `${all.length} cells; in ${untouched} of them the page never asks for such a file (a first page carries its styles and static parts).`,
    `${all.length - all.filter(({ problems }) => problems.length > 0).length} passed. "ms" is the time to the page's own content, styled, with nothing done by the visitor.`,
    '',
    '| remote | arrival | file | fault | ms | alive | page loads | problems |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
