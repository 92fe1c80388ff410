import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measuredDocument, table } from '@shared/testing/measured-document';
import { root } from '@shared/testing/root';
import { cloneWorkspace } from '@shared/testing/workspace-clone';
import { releasedPackages } from '../../../release/src/build/sources';
import type { BenchPart } from '../report';
import { growCases, readOriginals } from './grow-cases';
import { REMOTE, type Size, type Timed, measureSize } from './measure-size';

const factors = [1, 10, 100] as const;
const title = 'More pages in one remote';

const write = measuredDocument({ file: 'bench/output/growth.md', heading: 'Growth, measured', titles: [title] });

/** Measures what a remote costs with ten and a hundred times its pages; writes bench/output/growth.md. */
export const growth: BenchPart = async ({ say, print }) => {
  const checkout = await cloneWorkspace();
  try {
    for (const name of await releasedPackages(root))
      await cp(path.join(root, name, 'dist'), path.join(checkout.folder, name, 'dist'), { recursive: true });
    const originals = await readOriginals(checkout.folder);
    const sizes: Size[] = [];
    let pages = Number.NaN;
    for (const factor of factors) {
      if (factor > 1) await growCases(checkout.folder, originals, pages * (factor - 1));
      const size = await measureSize(checkout.folder, factor, say);
      if (factor === 1) {
        if (size.refused !== undefined) throw new Error(`The present size was refused: ${size.refused}`);
        pages = size.remotePages;
      }
      sizes.push({ ...size, remotePages: pages * factor });
    }
    const lines = tell(sizes, originals.stories.size);
    for (const line of lines) print(line);
    await write(title, 'npm run bench -- growth', lines);
  } finally {
    await checkout.remove();
  }
};

function tell(sizes: readonly Size[], cases: number): string[] {
  const [busy = 0] = os.loadavg();
  const [first] = sizes;
  const columns: readonly { name: string; of: (size: Size) => Timed }[] = [
    { name: `building ${REMOTE}`, of: ({ build }) => build },
    { name: 'first start', of: ({ firstStart }) => firstStart },
    { name: 'start, nothing changed', of: ({ start }) => start },
    { name: 'composing everything', of: ({ compose }) => compose },
  ];
  const times = sizes.map((size) => [
    `× ${size.factor}`,
    size.remotePages,
    ...columns.map(({ of }) => seconds(of(size), first && of(first))),
  ]);
  const weights = sizes.map(({ factor, html, list, script }) => [
    `× ${factor}`,
    megabytes(html),
    kilobytes(list),
    kilobytes(script),
  ]);
  return [
    '',
    `What grew: the cases of ${REMOTE}, in a checkout of its own. ${cases} of its pages show a case each; copies were added, each with an`,
    'file, a card in the list of cases and an address of its own, until the remote had ten and a hundred times its pages. All',
    'other packages, and the other pages of this one, stayed. The copies differ in a title and a heading, and have no sharing',
    'picture; they compress far better than cases that somebody wrote. Each time is the median of three; what takes longer than 10 s is measured once. In parentheses: beside × 1.',
    '',
    ...table(['', `pages of ${REMOTE}`, ...columns.map(({ name }) => `${name}, s`)], times),
    '',
    '"First start" is `npm start` on an empty data folder with everything built: it publishes, composes and makes the database.',
    '"Start" is the same again. Composing renders every page twice, to see that it comes out the same.',
    '',
    ...table(['', 'HTML of its pages, MB', 'the list of cases, KB brotli', 'its largest script, KB brotli'], weights),
    ...sizes.flatMap(({ factor, refused }) =>
      refused === undefined ? [] : ['', `Refused at × ${factor}: ${refused}`],
    ),
    '',
    `The machine's load average at the end was ${busy.toFixed(1)}.`,
  ];
}

function seconds(of: Timed, first: Timed | undefined): string {
  if (Number.isNaN(of.seconds)) return '–';
  const beside = first && first !== of ? ` (× ${(of.seconds / first.seconds).toFixed(1)})` : '';
  return `${of.seconds.toFixed(1)}${beside}`;
}

function kilobytes(bytes: number): string {
  return Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
  return Number.isNaN(bytes) ? '–' : (bytes / 1e6).toFixed(1);
}
