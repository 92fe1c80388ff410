import os from 'node:os';
import { type Interval, interval, shown } from '../statistics';
import { PHONE } from '../throttled-page';
import type { Measured, PeersResult } from './bench-peers';
import { paintRatio, table, variant, whole } from './table';

/** The most that the page may weigh in JavaScript, in bytes. */
const BUDGET = 90_000;

/** Fewer rounds make intervals that look surer than they are. */
const ENOUGH_ROUNDS = 15;

/** The report: the table, what it says of the goals, and what it was measured with. */
export function performanceDocument(result: PeersResult): string {
  const { measured, rounds } = result;
  return `# Speed, measured against what a user would pick instead

Written by \`npm run bench -- peers ${rounds}\`, on ${new Date().toISOString().slice(0, 10)}. The home page, built six ways from the same elements and
styles, each on a port of its own of one HTTP/2 server (brotli 11, the same headers), viewed in turns with an empty cache on
a slow phone: ${PHONE.latency} ms of delay, ${((PHONE.throughput * 8) / 1e6).toFixed(1)} Mbit/s, processor / ${PHONE.slowdown}, 390 × 844. ${rounds} rounds; medians with
their 95% interval by resampling the rounds.${rounds < ENOUGH_ROUNDS ? `\n\n**${rounds} rounds are too few to judge by; ${ENOUGH_ROUNDS} are meant.**` : ''}

${table(measured)}

${findings(measured)
  .map((line) => `- ${line}`)
  .join('\n')}

## How to read it

- **menu answers**, **button answers**: from the start of the navigation to the first frame in which a tap has taken effect,
  tapping every 100 ms from the first paint on. The menu is the mobile menu, the button the second tab of the page.
- **longest tap**: the longest interaction of those taps and of the ones every 300 ms after them, until 1.2 s after the first
  tap and, on this site, until its scripts have brought the page to life; each round's worst.
- **JavaScript**, **all**: what crossed the network until 5 s after the page was whole, counted once; inline scripts are in "all".
- **depth**: the longest chain of requests, each asked for by the one before.
- This site and the static page carry their styles inline, and menu and tabs are \`<details>\` and radio buttons: they answer
  before any script, and the scripts add to them. In the peers they are React state on buttons, and the styles a file where
  the tool's default makes one: \`bench/peers\`.
- The federated peer is a host (header, footer) and three remotes that bring the page's sections.

## Measured with

${measured
  .filter(({ versions }) => versions !== '')
  .map(({ label, versions }) => `- ${label}: ${versions}`)
  .join('\n')}
- Chromium ${result.browser}, Node ${process.version.slice(1)}, ${machine()}; its load average was ${result.load[0].toFixed(1)} when the rounds
  began and ${result.load[1].toFixed(1)} when they ended, ${(result.seconds / rounds).toFixed(0)} s a round
`;
}

function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.type()} on ${cpus.length} × ${cpus[0]?.model.trim() ?? 'a processor'}, ${memory} GB`;
}

/** Returns what the figures say of the goals. */
export function findings(measured: readonly Measured[]): string[] {
  const site = variant(measured, 'this-site');
  const peers = [variant(measured, 'next-export'), variant(measured, 'astro-islands')];
  return [
    paintFinding(measured, 'lcp'),
    paintFinding(measured, 'fcp'),
    ...peers.map((peer) => answerFinding(site, peer, 'menu')),
    ...peers.map((peer) => answerFinding(site, peer, 'tab')),
    `This site's JavaScript is ${kilobytes(site.weight.script)} KB, ${site.weight.script <= BUDGET ? 'within' : 'above'} the ${kilobytes(BUDGET)} KB it may be.`,
    `What its scripts add to menu and tabs was there after ${whole(interval(site.menu.map(({ live }) => live)))} ms, tapped from the first paint on.`,
  ];
}

function paintFinding(measured: readonly Measured[], key: 'fcp' | 'lcp'): string {
  const plain = variant(measured, 'static');
  const ours = paintRatio(variant(measured, 'this-site'), plain, key);
  const control = paintRatio(variant(measured, 'control'), plain, key);
  const inside = ours.median >= control.low && ours.median <= control.high;
  const verdict = inside ? 'within' : ours.median < control.low ? 'below' : 'above';
  return `${key.toUpperCase()} of this site is ${shown(ours, 3)} of the static page's: ${verdict} what the control, the static page beside itself, ranges over: ${shown(control, 3)}.`;
}

function answerFinding(site: Measured, peer: Measured, key: 'menu' | 'tab'): string {
  const time = (measured: Measured): Interval => interval(measured[key].map(({ answered }) => answered));
  const [ours, theirs] = [time(site), time(peer)];
  const verdict =
    ours.high < theirs.low ? 'earlier than' : ours.low > theirs.high ? 'later than' : 'not told apart from';
  const part = key === 'menu' ? 'menu' : 'first button';
  return `The ${part} of this site answers after ${whole(ours)} ms, ${verdict} that of ${peer.label}, ${whole(theirs)} ms.`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
