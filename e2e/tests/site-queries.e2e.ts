import { SiteSearch } from '@shared/client/search';
import { readPage } from '@shared/markup/read-page';
import { sharedSite } from '@shared/testing/site';
import written from '../src/site-queries.json';

interface Query {
  /** What somebody types who does not know the site. */
  query: string;
  /** Pages that answer it: one of them is among the first. */
  pages: readonly string[];
  /** The words of it that such a page says; absent: the query itself. */
  says?: readonly string[];
}

/** By brand, category, system, trade, task, price, comparison and how-to. */
const queries: readonly Query[] = written;
/** Results that are seen without scrolling, and characters of text. */
const FIRST = 3;
const FIRST_SCREEN = 500;

const { origin } = sharedSite();
const search = new SiteSearch(`${origin}/`);

it('finds a page that answers each of sixty queries among the first three', async () => {
  const missed: string[] = [];
  for (const { query, pages } of queries) {
    await search.more(query);
    const first = search.find(query).pages.slice(0, FIRST);
    if (!first.some(({ path }) => pages.includes(path)))
      missed.push(`${query}: ${first.map(({ path }) => path).join(' ')}`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(missed).toEqual([]);
});

it('says the words of each query in the first screen of a page that answers it', async () => {
  const texts = new Map<string, string>();
  for (const path of new Set(queries.flatMap(({ pages }) => pages))) {
    const { title, description, headings, text } = readPage(await (await fetch(origin + path)).text());
    const [heading = ['']] = headings;
    texts.set(path, [title, description, heading[0], text.slice(0, FIRST_SCREEN)].join('\n'));
  }
  const silent = queries.filter(
    ({ query, pages, says = [query] }) =>
      !pages.some((path) => says.every((word) => texts.get(path)?.toLowerCase().includes(word.toLowerCase()))),
  );
  expect(silent.map(({ query, pages }) => `${query}: ${pages.join(' ')}`)).toEqual([]);
});
