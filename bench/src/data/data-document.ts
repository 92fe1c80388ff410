import os from 'node:os';
import { measuredDocument } from '@shared/testing/measured-document';
import type { BenchContext } from '../report';

const titles = [
  'From a text to its page',
  'Fifty texts a second',
  'Promotion and first start',
  'Lists on a slow phone',
  'LCP by Lighthouse',
  'Ten thousand at once',
  'Addresses for site maps',
] as const;

const write = measuredDocument({
  file: 'docs/data-figures.md',
  heading: 'Pages with public data, measured',
  titles,
});

/** Prints what was found, and writes it to its section of docs/data-figures.md. */
export async function tell(
  { print }: Pick<BenchContext, 'print'>,
  { title, part, lines }: { title: (typeof titles)[number]; part: string; lines: readonly string[] },
): Promise<void> {
  const [busy = 0] = os.loadavg();
  print(`\n${title}`);
  for (const line of lines) print(line);
  const all = ['', ...lines, '', `The machine's load average at the end was ${busy.toFixed(1)}.`];
  await write(title, `npm run bench -- ${part}`, all);
}
