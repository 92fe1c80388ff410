import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CASES = 'remote-marketing/src/content/cases';

/** The content of a checkout before anything grew. */
export interface Originals {
  /** Of each case: its story's text by its id. */
  stories: ReadonlyMap<string, string>;
  /** `case-cards.ts`, and the text of each card in it by its id. */
  cards: string;
  cardOf: ReadonlyMap<string, string>;
}

export async function readOriginals(folder: string): Promise<Originals> {
  const files = (await readdir(path.join(folder, CASES))).filter((file) => file.endsWith('.mdx'));
  const stories = new Map<string, string>();
  for (const file of files) stories.set(file.slice(0, -'.mdx'.length), await readFile(at(folder, file), 'utf8'));
  const cards = await readFile(at(folder, 'case-cards.ts'), 'utf8');
  const cardOf = new Map<string, string>();
  for (const [card, id] of cards.matchAll(/^ {2}\{\n(?: {4}.*\n)*? {4}id: '([\w-]+)',\n(?: {4}.*\n)*? {2}\},\n/gm))
    cardOf.set(id ?? '', card);
  if (cardOf.size !== stories.size) throw new TypeError(`${cardOf.size} cards are found for ${stories.size} cases`);
  return { stories, cards, cardOf };
}

/** Adds so many cases, each a copy of one of the first with an address, a title and a first line of its own. */
export async function growCases(folder: string, { stories, cards, cardOf }: Originals, more: number): Promise<void> {
  const ids = [...stories.keys()];
  const copies = Array.from({ length: more }, (_, index) => {
    const original = ids[index % ids.length] ?? '';
    return { original, id: `${original}-${index + 1}`, number: index + 1 };
  });
  for (const { original, id, number } of copies) {
    const story = (stories.get(original) ?? '').replace(/^## .+$/m, (heading) => `${heading} ${number}`);
    await writeFile(at(folder, `${id}.mdx`), story);
  }
  const added = copies.map(({ original, id, number }) =>
    (cardOf.get(original) ?? '')
      .replace(`id: '${original}'`, `id: '${id}'`)
      .replace(/(title: \[.*)'\]/, `$1 ${number}']`),
  );
  await writeFile(at(folder, 'case-cards.ts'), cards.replace(/^\];$/m, `${added.join('')}];`));
}

function at(folder: string, file: string): string {
  return path.join(folder, CASES, file);
}
