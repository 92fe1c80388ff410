import { cp, readFile, readdir, writeFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measuredDocument, table } from '@shared/testing/measured-document';
import { root } from '@shared/testing/root';
import { cloneWorkspace } from '@shared/testing/workspace-clone';
import { releasedPackages } from '../../../release/src/build/sources';
import type { BenchPart } from '../report';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { startSite } from '@shared/testing/site';
import { liveRelease } from '@shared/store/store/releases';
import type { Release } from '@shared/contract/release';
import { compose } from '../../../pages/src/compose/compose';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { buildChanged } from '../../../release/src/build/build-changed';
import { openFolder } from '../../../release/src/testing/open-folder';
import { median } from '@shared/testing/statistics';

const REMOTE = 'remote-marketing';
const ROUNDS = 3;
/** Seconds after which a measurement is not repeated. */
const LONG = 10;

/** The cost of one size of the remote; times in seconds, the median of up to three. */
interface Size {
  factor: number;
  pages: number;
  /** The time to build the remote from nothing. */
  build: number;
  /** The time until `ready`: with everything to publish and to compose, and with nothing changed. */
  firstStart: number;
  start: number;
  /** The time to compose everything, nothing taken over. */
  compose: number;
}

/** Builds, starts and composes what is in a checkout. */
async function measureSize(checkout: string, factor: number, say: (line: string) => void): Promise<Size> {
  return inTemporaryFolder(async (dataDir) => {
    // As on a fresh machine.
    await rm(path.join(checkout, 'node_modules/.cache/webpack'), { recursive: true, force: true });
    const build = await timed(
      () => buildChanged({ root: checkout, packages: [REMOTE], mode: 'production', say }),
      () => undefined,
      1,
    );
    const begin = () => startSite({ command: 'start', cwd: checkout, dataDir });
    const firstStart = await timed(begin, (site) => site.stop(), 1);
    const start = await timed(begin, (site) => site.stop());
    let pages = 0;
    const composed = await timed(
      () => composeAll(dataDir),
      (count) => (pages = count),
    );
    say(`× ${factor} is measured`);
    return { factor, pages, build, firstStart, start, compose: composed };
  });
}

async function timed<Result>(
  work: () => Promise<Result>,
  after: (result: Result) => unknown,
  rounds = ROUNDS,
): Promise<number> {
  const times: number[] = [];
  while (times.length < rounds && times.every((seconds) => seconds < LONG)) {
    const begun = performance.now();
    const result = await work();
    times.push((performance.now() - begun) / 1000);
    await after(result);
  }
  return median(times);
}

/** Composes the whole site, with another public origin, so that no page can be taken over; the number of the remote's pages. */
async function composeAll(dataDir: string): Promise<number> {
  const { store } = await openFolder(dataDir);
  const config = await store.config();
  if (!config) throw new TypeError(`${dataDir} holds no site`);
  const releases = new Map<string, Release>();
  for (const name of await store.packages()) {
    const release = await liveRelease(store, name);
    if (release) releases.set(name, release);
  }
  const origin = `https://${Date.now()}.example.com`;
  const known = new KnownParts(store);
  const { composition } = await compose({ store, releases, config: { ...config, origin }, known });
  const part = composition.parts[REMOTE];
  if (!part) throw new TypeError(`${dataDir} holds no ${REMOTE}`);
  return Object.keys((await store.readPart(part)).files).filter((file) => file.endsWith('.html')).length;
}

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

const CONTENT = 'remote-marketing/src/content';
const CASES = `${CONTENT}/cases`;

/** A card of `cases.json`, with what else it holds. */
interface Card {
  id: string;
  title: readonly string[];
}

/** The content of a checkout before anything grew. */
interface Originals {
  /** The text of each case's story, by the case's id. */
  stories: ReadonlyMap<string, string>;
  cards: readonly Card[];
}

async function readOriginals(folder: string): Promise<Originals> {
  const files = (await readdir(path.join(folder, CASES))).filter((file) => file.endsWith('.json'));
  const stories = new Map<string, string>();
  for (const file of files) stories.set(file.slice(0, -'.json'.length), await readFile(at(folder, file), 'utf8'));
  const cards = JSON.parse(await readFile(path.join(folder, CONTENT, 'cases.json'), 'utf8')) as Card[];
  return { stories, cards };
}

/** Adds so many cases, each a copy of one of the first with an address, a title and a first line of its own. */
async function growCases(folder: string, { stories, cards }: Originals, more: number): Promise<void> {
  const ids = [...stories.keys()];
  const copies = Array.from({ length: more }, (_, index) => {
    const original = ids[index % ids.length] ?? '';
    return { original, id: `${original}-${index + 1}`, number: index + 1 };
  });
  for (const { original, id, number } of copies) {
    const story = (stories.get(original) ?? '').replace(/## [^\\]+/, (heading) => `${heading} ${number}`);
    await writeFile(at(folder, `${id}.json`), story);
  }
  const added = copies.flatMap(({ original, id, number }) =>
    cards
      .filter((card) => card.id === original)
      .map((card) => ({ ...card, id, title: [...card.title.slice(0, -1), `${card.title.at(-1) ?? ''} ${number}`] })),
  );
  await writeFile(path.join(folder, CONTENT, 'cases.json'), JSON.stringify([...cards, ...added]));
  // An editor may have some dozens: that bound is not what is measured.
  const schema = path.join(folder, CONTENT, 'cases.schema.json');
  const { maxItems: _few, ...rest } = JSON.parse(await readFile(schema, 'utf8')) as { maxItems: number };
  await writeFile(schema, JSON.stringify({ ...rest, maxItems: cards.length + more }));
}

function at(folder: string, file: string): string {
  return path.join(folder, CASES, file);
}
