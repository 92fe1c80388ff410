import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measuredDocument, table } from '@shared/testing/measured-document';
import { root } from '@shared/testing/root';
import { cloneWorkspace } from '@shared/testing/workspace-clone';
import { releasedPackages } from '../../../release/src/build/sources';
import type { BenchPart } from '../report';
import { growCases, readOriginals } from './grow-cases';
import { REMOTE, type Size, measureSize } from './measure-size';

const factors = [1, 10, 100] as const;
const title = 'More pages in one remote';

const write = measuredDocument({ file: 'bench/output/growth.md', heading: 'Growth, measured', titles: [title] });

/** Measures what a remote costs with ten and a hundred times its pages; writes bench/output/growth.md. */
export const growth: BenchPart = async ({ say, print }) => {
  const checkout = await cloneWorkspace();
  try {
    for (const name of await releasedPackages(root))
      if (name !== REMOTE)
        await cp(path.join(root, name, 'dist'), path.join(checkout.folder, name, 'dist'), { recursive: true });
    const originals = await readOriginals(checkout.folder);
    const sizes: Size[] = [];
    /** The words of the tools where they refused a size. */
    const refused: string[] = [];
    for (const factor of factors) {
      const [first] = sizes;
      if (first) await growCases(checkout.folder, originals, first.pages * (factor - 1));
      try {
        sizes.push(await measureSize(checkout.folder, factor, say));
      } catch (error) {
        if (!first) throw error;
        refused.push('', `Refused at × ${factor}: ${String(error).replaceAll('\n', ' ')}`);
      }
    }
    const lines = [...tell(sizes, originals.stories.size), ...refused];
    for (const line of lines) print(line);
    await write(title, 'npm run bench -- growth', lines);
  } finally {
    await checkout.remove();
  }
};

function tell(sizes: readonly Size[], cases: number): string[] {
  const [busy = 0] = os.loadavg();
  const [first] = sizes;
  const rows = sizes.map((size) => [
    `× ${size.factor}`,
    size.pages,
    ...(['build', 'firstStart', 'start', 'compose'] as const).map((key) => {
      const beside = first && first !== size ? ` (× ${(size[key] / first[key]).toFixed(1)})` : '';
      return `${size[key].toFixed(1)}${beside}`;
    }),
  ]);
  return [
    '',
    `What grew: the cases of ${REMOTE}, in a checkout of its own. ${cases} of its pages show a case each; copies were added, each with a`,
    'file, a card in the list of cases and an address of its own, until the remote had ten and a hundred times its pages. All',
    'other packages, and the other pages of this one, stayed. The copies differ in a title and a heading, and have no sharing',
    'picture. Each time is the median of three; what takes longer than 10 s is measured once. In parentheses: beside × 1.',
    '',
    ...table(
      [
        '',
        `pages of ${REMOTE}`,
        ...['building it', 'first start', 'start', 'composing everything'].map((name) => `${name}, s`),
      ],
      rows,
    ),
    '',
    '"First start" is `npm start` on an empty data folder with everything built: it publishes, composes and makes the database.',
    '"Start" is the same again. Composing renders every page twice, to see that it comes out the same.',
    '',
    `The machine's load average at the end was ${busy.toFixed(1)}.`,
  ];
}
