import { measuredDocument, table } from '@shared/testing/measured-document';
import { VIEWS, paintRatio } from '../page-views';
import { interval, shown } from '@shared/testing/statistics';
import { PHONE, type Seen } from '../throttled-page';
import type { Weight } from './weight-view';

export interface Variant {
  /** The name of this site, the static page or the control, or a peer's. */
  name: string;
  label: string;
  versions: string;
}

interface Measured extends Variant {
  weight: Weight;
  /** Paints by round. */
  paints: Seen[][];
}

/** The most that the page may weigh in JavaScript, in bytes. */
const BUDGET = 80_000;

/** Fewer rounds make intervals that look surer than they are. */
const ENOUGH_ROUNDS = 15;

const TITLE = 'The home page';

/** Writes bench/output/peers.md. */
export function writePeers(browser: string, rounds: number, lines: readonly string[]): Promise<void> {
  const write = measuredDocument({
    file: 'bench/output/peers.md',
    heading: 'Speed, measured against what a user would pick instead',
    titles: [TITLE],
    with: () => [`Chromium ${browser}`],
  });
  return write(TITLE, `npm run bench -- peers ${rounds}`, lines);
}

/** The table, what it says of the goals, and what was measured how. */
export function tellPeers(measured: readonly Measured[], rounds: number, load: readonly unknown[]): string[] {
  const [site, plain, control] = ['this-site', 'static', 'control'].map((name) =>
    measured.find((each) => each.name === name),
  );
  if (!site || !plain || !control) throw new TypeError('This site was not measured');
  const all = (views: Seen[][], key: 'fcp' | 'lcp' | 'cls') => interval(views.flat().map((view) => view[key]));
  const rows = measured.map(({ label, weight, paints }) => [
    label,
    shown(all(paints, 'fcp'), 0),
    shown(paintRatio(paints, plain.paints, 'fcp'), 2),
    shown(all(paints, 'lcp'), 0),
    shown(paintRatio(paints, plain.paints, 'lcp'), 2),
    shown(all(paints, 'cls'), 3),
    kilobytes(weight.script),
    kilobytes(weight.all),
    weight.requests,
  ]);
  const head = ['', 'FCP, ms', '× static', 'LCP, ms', '× static', 'CLS', 'JavaScript, KB', 'all, KB', 'requests'];
  const findings = (['lcp', 'fcp'] as const).map((key) => {
    const ours = paintRatio(site.paints, plain.paints, key);
    const noise = paintRatio(control.paints, plain.paints, key);
    const inside = ours.median >= noise.low && ours.median <= noise.high;
    const verdict = inside ? 'within' : ours.median < noise.low ? 'below' : 'above';
    return `- ${key.toUpperCase()} of this site is ${shown(ours, 3)} of the static page's: ${verdict} what the control, the static page beside itself, ranges over: ${shown(noise, 3)}.`;
  });
  const isLight = site.weight.script <= BUDGET;
  return [
    '',
    'The home page, built six ways from the same elements and styles, each on a port of its own of one HTTP/2 server',
    '(brotli 11, the same headers), viewed in turns with an empty cache on a slow phone:',
    `${PHONE.latency} ms of delay, ${((PHONE.throughput * 8) / 1e6).toFixed(1)} Mbit/s, processor / ${PHONE.slowdown}, 390 × 844. ${rounds} rounds of ${VIEWS} views; medians with their 95% interval by`,
    `resampling the rounds. The machine's load average was ${load.map((value) => Number(value).toFixed(1)).join(' before and ')} after.`,
    ...(rounds < ENOUGH_ROUNDS
      ? ['', `**${rounds} rounds are too few to judge by; ${ENOUGH_ROUNDS} are meant.**`]
      : []),
    '',
    ...table(head, rows),
    '',
    ...findings,
    `- This site's JavaScript is ${kilobytes(site.weight.script)} KB, ${isLight ? 'within' : 'above'} the ${kilobytes(BUDGET)} KB it may be.`,
    '',
    '"JavaScript" and "all" are what crossed the network until 5 s after the page was whole, counted once; inline scripts are in',
    '"all". This site and the static page carry their styles inline; in the peers they are a file where the tool\'s default makes',
    "one. The federated peer is a host (header, footer) and three remotes that bring the page's sections.",
    '',
    ...measured.filter(({ versions }) => versions !== '').map(({ label, versions }) => `- ${label}: ${versions}`),
  ];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
