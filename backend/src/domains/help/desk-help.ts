import type { DeskHelpArticle, deskHelpList, deskHelpSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { type ReadText, noSuchPage, readMarkdown } from '@shared/markup/read-markdown';
import { found, Refusal, refuseField, required } from '../../http/refusal';
import { fileMistakes, filesOf } from '../desk-files/library-pictures';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskBody, type DeskQuery } from '../../lists/read-list';
import { writeRow } from '../../lists/save-row';
import { type Standing, standingAfter } from '../comics/chapter-state';
import { type SitePlace, isThere, readSitePages } from '../site-pages/site-pages';

type SavedArticle = DeskBody<typeof deskHelpSave>;

/** SQL: a scheduled one whose time has come is published. */
const state = `case when a.state = 'scheduled' and a.published_at <= now() then 'published' else a.state end`;
const columns = `a.id, a.version, a.slug, a.section_id as "sectionId", s.name as "sectionName", a.title, a.summary, a.keywords,
  a.scene, a.position, ${state} as state, case when a.state <> 'draft' then a.published_at end as "publishAt",
  a.updated_at as "updatedAt"`;
const from = 'help_articles a join help_sections s on s.id = a.section_id';

/** Sort keys; articles that are asked for in their order stand by their sections first. */
const sorts = { position: 'array[s.position, s.id, a.position]', title: 'a.title', updatedAt: 'a.updated_at', state };

export function helpRows(query: DeskQuery<typeof deskHelpList>) {
  const where = new Conditions()
    .when(query.sectionId, (section) => `a.section_id = ${section}`)
    .when(query.state, (wanted) => `${state} = ${wanted}`)
    .search(query.keyword, ['a.title', 'a.summary', 'a.keywords', 'a.body']);
  return { columns, from, key: 'a.id', sorts, where };
}

export async function helpArticleOf(database: Queryable, id: number): Promise<DeskHelpArticle> {
  const sql = `select ${columns}, a.body from ${from} where a.id = $1`;
  return found(await firstRow<DeskHelpArticle>(database, sql, [id]));
}

type Locked = Standing & Pick<DeskHelpArticle, 'version' | 'slug' | 'sectionId' | 'body'>;

export async function saveHelpArticle(transaction: Queryable, form: SavedArticle): Promise<Saved<DeskHelpArticle>> {
  const { now } = await onlyRow<{ now: string }>(transaction, 'select now() as now');
  const { title, summary, keywords, scene, body, sectionId } = form;
  if (sectionId !== undefined) await checkSection(transaction, sectionId);
  const id = form.id ?? (await makeArticle(transaction, form));
  const lock = `select state, published_at as "publishedAt", version, slug, section_id as "sectionId", body
    from help_articles where id = $1 for update`;
  const before = found(await firstRow<Locked>(transaction, lock, [id]));
  if (form.slug !== undefined && form.slug !== before.slug)
    refuseField('slug', '地址建好以后不能改，链接和投票都用着它');
  if (body !== undefined) await checkBody(transaction, body, before.slug);
  const standing = standingAfter(before, form, now);
  if (isShown(standing) && (body ?? before.body) === '') refuseField('body', '还没有正文，不能发布');
  const moved = sectionId !== undefined && sectionId !== before.sectionId;
  const changed = await changeRow(transaction, {
    table: 'help_articles',
    id,
    version: form.id === undefined ? before.version : (form.version ?? 0),
    columns: {
      title,
      summary,
      keywords,
      scene,
      body,
      ...(moved && { section_id: sectionId, position: await lastPlace(transaction, sectionId) }),
      state: standing.state,
      published_at: standing.publishedAt,
      updated_at: now,
    },
  });
  return { row: await helpArticleOf(transaction, id), before: told(changed.before), after: told(changed.after) };
}

/** A body is many words; its length says enough of what somebody did. */
function told({ body, updated_at: _updatedAt, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return typeof body === 'string' ? { ...rest, bodyLength: body.length } : rest;
}

const isShown = ({ state: standing }: Standing) => standing === 'published' || standing === 'scheduled';

/** An empty draft at the end of its section. */
async function makeArticle(transaction: Queryable, form: SavedArticle): Promise<number> {
  const { slug, sectionId, title, summary } = required({
    slug: form.slug,
    sectionId: form.sectionId,
    title: form.title,
    summary: form.summary,
  });
  // The page has these for itself.
  if (slug.startsWith('topic-')) refuseField('slug', '不能以 topic- 开头');
  const position = await lastPlace(transaction, sectionId);
  const columns = { slug, section_id: sectionId, title, summary, position, state: 'draft' };
  const unique = ['slug', '这个地址已经有文章了'] as const;
  return (await writeRow(transaction, 'help_articles', { id: undefined, columns, unique })).id;
}

async function lastPlace(transaction: Queryable, sectionId: number): Promise<number> {
  const sql = 'select coalesce(max(position) + 1, 0)::int as place from help_articles where section_id = $1';
  return (await onlyRow<{ place: number }>(transaction, sql, [sectionId])).place;
}

async function checkSection(transaction: Queryable, id: number): Promise<void> {
  const section = await firstRow(transaction, 'select 1 as one from help_sections where id = $1 for key share', [id]);
  if (!section) refuseField('sectionId', '这个分类已经不在了');
}

const MARKDOWN = { type: 'string', format: 'markdown' } as const;

/** Refuses a body that visitors could not read, links that lead nowhere, and pictures that the library has not. */
async function checkBody(transaction: Queryable, body: string, slug: string): Promise<void> {
  const read = readMarkdown(body);
  const { named } = read;
  const problems = [...read.problems, ...lostPages(read, await readSitePages(transaction))];
  const sql = 'select slug from help_articles where slug in (select jsonb_array_elements_text($1::jsonb))';
  const known = (await transaction.query<{ slug: string }>(sql, [JSON.stringify(named)])).map((row) => row.slug);
  const unknown = named.filter((name) => name !== slug && !known.includes(name));
  const mistakes = [...problems, ...(await fileMistakes(transaction, filesOf(MARKDOWN, body)))];
  const [first] = [...mistakes.map(({ message }) => message), ...unknown.map((name) => `帮助中心没有 #${name} 这一篇`)];
  if (first !== undefined) refuseField('body', first);
}

/** Puts the articles of a section into this order; all of them, so that none is left without a place. */
export async function orderHelp(transaction: Queryable, sectionId: number, ids: readonly number[]): Promise<number[]> {
  const lock = 'select id from help_articles where section_id = $1 order by position, id for update';
  const before = (await transaction.query<{ id: number }>(lock, [sectionId])).map(({ id }) => id);
  const wanted = new Set(ids);
  if (wanted.size !== ids.length || before.length !== ids.length || !before.every((id) => wanted.has(id)))
    throw new Refusal('changed-since');
  const sql = `update help_articles a set position = n.place - 1
    from unnest(string_to_array($1, ',')::int[]) with ordinality as n (id, place) where a.id = n.id`;
  await transaction.query(sql, [ids.join(',')]);
  return before;
}

/** Mistakes in links to pages of the site, where its addresses are known. */
function lostPages({ pages }: Pick<ReadText, 'pages'>, places: readonly SitePlace[] | null): { message: string }[] {
  const lost = pages.filter(({ path }) => places && !isThere(places, path));
  return lost.map(({ href, line }) => ({ message: `第 ${line} 行：${noSuchPage(href)}` }));
}
