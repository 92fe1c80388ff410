import { table as markdownTable } from '@shared/testing/measured-document';
import { type Interval, interval, ratioOfMedians, shown } from '../statistics';
import type { Measured } from './bench-peers';

const columns: readonly { title: string; cell: (measured: Measured, plain: Measured) => string }[] = [
  { title: '', cell: ({ label }) => label },
  { title: 'FCP, ms', cell: (measured) => whole(interval(paints(measured, 'fcp').flat())) },
  { title: '× static', cell: (measured, plain) => ratioCell(measured, plain, 'fcp') },
  { title: 'LCP, ms', cell: (measured) => whole(interval(paints(measured, 'lcp').flat())) },
  { title: '× static', cell: (measured, plain) => ratioCell(measured, plain, 'lcp') },
  { title: 'CLS', cell: (measured) => shown(interval(paints(measured, 'cls').flat()), 3) },
  { title: 'menu answers, ms', cell: ({ menu }) => taps(menu.map(({ answered }) => answered)) },
  { title: 'button answers, ms', cell: ({ tab }) => taps(tab.map(({ answered }) => answered)) },
  { title: 'longest tap, ms', cell: longestCell },
  { title: 'JavaScript, KB', cell: ({ weight }) => (weight.script / 1000).toFixed(1) },
  { title: 'all, KB', cell: ({ weight }) => (weight.all / 1000).toFixed(1) },
  { title: 'requests', cell: ({ weight }) => String(weight.requests) },
  { title: 'depth (before LCP)', cell: ({ weight }) => `${weight.depth} (${weight.depthBeforeLcp})` },
];

/** Writes one row a variant; its cells are as wide as the formatter of the repository makes them. */
export function table(measured: readonly Measured[]): string {
  const plain = variant(measured, 'static');
  return markdownTable(
    columns.map(({ title }) => title),
    measured.map((each) => columns.map(({ cell }) => cell(each, plain))),
  ).join('\n');
}

export function variant(measured: readonly Measured[], name: string): Measured {
  const found = measured.find((each) => each.name === name);
  if (!found) throw new TypeError(`${name} was not measured`);
  return found;
}

/** Returns how a paint stands to the static page's. */
export function paintRatio(measured: Measured, plain: Measured, key: 'fcp' | 'lcp'): Interval {
  return ratioOfMedians(paints(measured, key), paints(plain, key));
}

export function whole(of: Interval): string {
  return shown(of, 0);
}

function paints({ paints }: Measured, key: 'fcp' | 'lcp' | 'cls'): number[][] {
  return paints.map((views) => views.map((view) => view[key]));
}

function ratioCell(measured: Measured, plain: Measured, key: 'fcp' | 'lcp'): string {
  return measured === plain ? '1' : shown(paintRatio(measured, plain, key), 2);
}

function taps(values: readonly number[]): string {
  return values.length === 0 ? '–' : whole(interval(values));
}

/** The longest of each round's taps, and the longest of all. */
function longestCell({ menu, tab }: Measured): string {
  const longest = menu.map((tapped, round) => Math.max(tapped.longest, tab[round]?.longest ?? 0));
  return longest.length === 0 ? '–' : `${whole(interval(longest))}, worst ${Math.max(...longest).toFixed(0)}`;
}
