import type { DataOf, helpArticleDetail, helpArticleList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { readMarkdown } from './read-markdown';

type List = DataOf<typeof helpArticleList>;
type Detail = DataOf<typeof helpArticleDetail>;
type Dated<Row> = Omit<Row, 'updatedAt'> & { updatedAt: Date };

/** SQL: what visitors may read. */
const SHOWN = `(a.state = 'published' or (a.state = 'scheduled' and a.published_at <= now()))`;
const columns = `a.slug as id, s.slug as section, a.title, a.summary, a.keywords, a.updated_at as "updatedAt"`;
const from = 'help_articles a join help_sections s on s.id = a.section_id';

/** What visitors may read, in its order; sections without an article are none. */
export async function readHelp(database: Queryable): Promise<List> {
  const sections = await database.query<List['sections'][number]>(
    `select s.slug as id, s.name from help_sections s
     where exists (select 1 from help_articles a where a.section_id = s.id and ${SHOWN}) order by s.position, s.id`,
  );
  const articles = await database.query<Dated<List['articles'][number]>>(
    `select ${columns} from ${from} where ${SHOWN} order by s.position, s.id, a.position, a.id`,
  );
  return { sections, articles: articles.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}

/** @param previewed whatever its state */
export async function readArticle(database: Queryable, slug: string, previewed: boolean): Promise<Detail | null> {
  const row = await firstRow<Dated<Omit<Detail, 'body'>> & { body: string }>(
    database,
    `select ${columns}, s.name as "sectionName", a.scene, a.body from ${from} where a.slug = $1 and ($2 or ${SHOWN})`,
    [slug, previewed],
  );
  if (!row) return null;
  return { ...row, updatedAt: row.updatedAt.toISOString(), body: readMarkdown(row.body).blocks };
}
