import type { DataOf, helpArticleDetail, helpArticleList } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
import { Refusal } from '../../http/refusal';
import { readMarkdown } from '@shared/markup/read-markdown';
import { type SearchIndex, searchIndex } from './search-index';

type List = DataOf<typeof helpArticleList>;
type Detail = DataOf<typeof helpArticleDetail>;

/** SQL: whether visitors may read the article of this alias. */
export const isPublished = (alias: string): string =>
  `(${alias}.state = 'published' or (${alias}.state = 'scheduled' and ${alias}.published_at <= now()))`;

const SHOWN = isPublished('a');
const columns = `a.slug as id, s.slug as section, a.title, a.summary, a.keywords, a.updated_at as "updatedAt"`;
const from = 'help_articles a join help_sections s on s.id = a.section_id';

/** Reads the articles that visitors may read, in their order; sections without an article are none. */
export async function readHelp(database: Queryable): Promise<List> {
  const sections = await database.query<List['sections'][number]>(
    `select s.slug as id, s.name from help_sections s
     where exists (select 1 from help_articles a where a.section_id = s.id and ${SHOWN}) order by s.position, s.id`,
  );
  const articles = await database.query<List['articles'][number]>(
    `select ${columns} from ${from} where ${SHOWN} order by s.position, s.id, a.position, a.id`,
  );
  return { sections, articles };
}

/**
 * @param previewed whatever its state
 * @throws Refusal `gone` for what was withdrawn, `not-found` for what never was in sight
 */
export async function readArticle(database: Queryable, slug: string, previewed: boolean): Promise<Detail> {
  const row = await firstRow<Omit<Detail, 'body'> & { body: string }>(
    database,
    `select ${columns}, s.name as "sectionName", a.scene, a.body from ${from} where a.slug = $1 and ($2 or ${SHOWN})`,
    [slug, previewed],
  );
  if (!row) {
    const sql = `select 1 as one from help_articles where slug = $1 and state = 'withdrawn'`;
    throw new Refusal((await firstRow(database, sql, [slug])) ? 'gone' : 'not-found');
  }
  return { ...row, body: readMarkdown(row.body).blocks };
}

/** The index by which browsers search, made anew only where an article came, went or was changed. */
export function helpIndex(): (database: Queryable) => Promise<SearchIndex> {
  let made: { of: string; index: SearchIndex } | null = null;
  return async (database) => {
    const state = await database.query<{ slug: string; version: number }>(
      `select a.slug, a.version from help_articles a where ${SHOWN} order by a.id`,
    );
    const of = JSON.stringify(state);
    if (made?.of === of) return made.index;
    const rows = await database.query<Record<'id' | 'title' | 'summary' | 'keywords' | 'body', string>>(
      `select a.slug as id, a.title, a.summary, a.keywords, a.body from help_articles a where ${SHOWN} order by a.id`,
    );
    const index = searchIndex(rows.map((row) => ({ ...row, body: `${row.summary} ${plainText(row.body)}` })));
    made = { of, index };
    return index;
  };
}

export function plainText(markdown: string): string {
  const lines = readMarkdown(markdown).blocks.flatMap((block) => {
    if (block.kind === 'code') return [block.text];
    if (block.kind === 'picture') return [block.alt];
    const groups = block.kind === 'list' ? block.items : [block.words];
    return groups.map((words) => words.map(({ text }) => text).join(''));
  });
  return lines.join('\n');
}
