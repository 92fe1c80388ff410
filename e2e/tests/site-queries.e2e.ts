import { SiteSearch } from '@shared/client/search';
import { readPage } from '@shared/markup/read-page';
import { pollUntil } from '@shared/testing/poll-until';
import { sharedSite } from '@shared/testing/site';
import written from '../fixtures/site-queries.json';

interface Query {
  /** What somebody types who does not know the site. */
  query: string;
  /** Pages that answer it: one of them is among the first. */
  pages: readonly string[];
  /** Its words that the first screen of such a page says; absent of queries that are asked of the search alone. */
  says?: readonly string[];
}

/** Queries by brand, category, system, trade, task, price, comparison and how-to. */
const queries: readonly Query[] = written;
/** Results that are seen without scrolling, and characters of text. */
const FIRST = 3;
const FIRST_SCREEN = 500;

const { origin } = sharedSite();
const search = new SiteSearch(`${origin}/`);

it('finds a page that answers each query among the first three', async () => {
  const named = async () =>
    (await (await fetch(`${origin}/search/remote-community.json`)).text()).includes('/qa/schedule/');
  await pollUntil(named, 'articles are in the index', 60_000);
  const missed: string[] = [];
  for (const { query, pages } of queries) {
    await search.more(query);
    const first = search.find(query).pages.slice(0, FIRST);
    if (!first.some(({ path }) => pages.includes(path)))
      missed.push(`${query}: ${first.map(({ path }) => path).join(' ')}`);
  }
  expect(missed).toEqual([]);
});

it('says the words of each query in the first screen of a page that answers it', async () => {
  const texts = new Map<string, string>();
  for (const path of new Set(queries.flatMap(({ pages }) => pages))) {
    const { title, description, headings, text } = readPage(await (await fetch(origin + path)).text());
    const [heading = ['']] = headings;
    texts.set(path, [title, description, heading[0], text.slice(0, FIRST_SCREEN)].join('\n'));
  }
  const said = queries.filter(({ says }) => says);
  const silent = said.filter(
    ({ pages, says = [] }) =>
      !pages.some((path) => says.every((word) => texts.get(path)?.toLowerCase().includes(word.toLowerCase()))),
  );
  expect(said.length).toBeGreaterThanOrEqual(60);
  expect(silent.map(({ query, pages }) => `${query}: ${pages.join(' ')}`)).toEqual([]);
});
