import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CONTENT = 'remote-marketing/src/content';
const CASES = `${CONTENT}/cases`;

/** A card of `cases.json`, with what else it holds. */
interface Card {
  id: string;
  title: readonly string[];
}

/** The content of a checkout before anything grew. */
export interface Originals {
  /** The text of each case's story, by the case's id. */
  stories: ReadonlyMap<string, string>;
  cards: readonly Card[];
}

export async function readOriginals(folder: string): Promise<Originals> {
  const files = (await readdir(path.join(folder, CASES))).filter((file) => file.endsWith('.json'));
  const stories = new Map<string, string>();
  for (const file of files) stories.set(file.slice(0, -'.json'.length), await readFile(at(folder, file), 'utf8'));
  const cards = JSON.parse(await readFile(path.join(folder, CONTENT, 'cases.json'), 'utf8')) as Card[];
  return { stories, cards };
}

/** Adds so many cases, each a copy of one of the first with an address, a title and a first line of its own. */
export async function growCases(folder: string, { stories, cards }: Originals, more: number): Promise<void> {
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
