import { adapted, contentMistakes } from '@shared/contract/content';
import type { DeskContent, DeskContentChange, DeskContentRow, deskContentList } from '@shared/contract/endpoints';
import { type Queryable, firstRow, instantColumn } from '../../database/database';
import { found } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import type { Named } from './declarations';
import { CHANGES, isOut, readPublished } from './published';

/** SQL: a colleague of the table's alias; what they did stays when they leave. */
export const personColumn = (alias: string) =>
  `jsonb_build_object('id', ${alias}.id, 'name', coalesce(${alias}.name, '已注销用户'))`;
const doneColumn = (person: string, at: string) =>
  `jsonb_build_object('by', ${personColumn(person)}, 'at', ${instantColumn(at)})`;

/** Declarations `d`, each with its draft `w` and its newest change `c` that is out. */
const from = `content_declarations d
  left join (select distinct on (c.package, c.key) c.*, p.at, p.author_id from ${CHANGES} where ${isOut('p')}
    order by c.package, c.key, p.at desc, p.id desc) c on c.package = d.package and c.key = d.key
  left join content_drafts w on w.package = d.package and w.key = d.key
    and not exists (select 1 from content_publications held where held.id = w.publication_id and ${isOut('held')})
  left join users drafter on drafter.id = w.author_id left join users publisher on publisher.id = c.author_id`;
const key = `(d.package || '/' || d.key)`;
const columns = `${key} as id, d.package, d.key, d.title, d.addresses,
  case when w.key is not null then ${doneColumn('drafter', 'w.saved_at')} end as draft,
  case when c.value is not null then ${doneColumn('publisher', 'c.at')} end as published, coalesce(c.misfit, false) as misfit`;

/** SQL: as the site is read: the home page, each page by its address, then what several or all of them show. */
const place = `(d.package = 'host', jsonb_array_length(d.addresses) > 1, d.key <> 'home', coalesce(d.addresses->>0, ''))`;
const sorts = {
  place,
  title: 'd.title',
  published: `coalesce(c.at, '-infinity')`,
  draft: `coalesce(w.saved_at, '-infinity')`,
};
const states = {
  draft: 'w.key is not null',
  published: 'c.value is not null',
  shipped: 'c.value is null',
  misfit: 'c.misfit',
};

export function contentRows({ keyword, state }: DeskQuery<typeof deskContentList>) {
  const where = new Conditions()
    .always(state ? `d.live and ${states[state]}` : 'd.live')
    .search(keyword, ['d.title', 'd.description', key, 'coalesce(w.value, c.value, d.shipped)::text']);
  return { columns, from, key, sorts, where };
}

/** An entry's words: what is published and what is edited of them. */
export interface ContentValues extends Pick<DeskContent, 'id' | 'title' | 'schema' | 'shipped' | 'addresses'> {
  /** Null: what its release ships. */
  published: unknown;
  drafted: unknown;
  isDrafted: boolean;
}

/** @param shownAt addresses: only entries that a page at one of them shows */
export function contentValues(database: Queryable, shownAt?: readonly string[]): Promise<ContentValues[]> {
  const sql = `select ${key} as id, d.title, d.schema, d.shipped, d.addresses, c.value as published, w.value as drafted,
      w.key is not null as "isDrafted"
    from ${from} where d.live and ($1::text is null or exists (
      select from jsonb_array_elements_text(d.addresses) a join json_array_elements_text($1::json) s on a.value = s.value))
    order by d.package, d.key`;
  return database.query<ContentValues>(sql, [shownAt ? JSON.stringify(shownAt) : null]);
}

type Row = DeskContentRow &
  Pick<DeskContent, 'description' | 'schema' | 'shipped' | 'version'> & { draftValue: unknown };

/** Reads an entry with what its form needs; `not-found` where no live release declares it. */
export async function contentOf(database: Queryable, { package: name, key: entry }: Named): Promise<DeskContent> {
  const sql = `select ${columns}, d.description, d.schema, d.shipped, d.version, w.value as "draftValue" from ${from}
    where d.live and d.package = $1 and d.key = $2`;
  const { draftValue, ...row } = found(await firstRow<Row>(database, sql, [name, entry]));
  const published = await readPublished(database, name, [entry]);
  const taken = (value: unknown) => (value === null ? null : adapted(row.schema, row.shipped, value));
  // As pages are composed: by the newest that fits.
  const fitting = published[entry]?.map(taken).find((value) => contentMistakes(row.schema, value).length === 0);
  const live = fitting ?? row.shipped;
  const history = await database.query<DeskContentChange>(
    `select c.id, c.value, ${personColumn('u')} as by, p.at, p.id as publication
     from ${CHANGES} left join users u on u.id = p.author_id
     where c.package = $1 and c.key = $2 and ${isOut('p')} order by p.at desc, p.id desc limit 50`,
    [name, entry],
  );
  return {
    ...row,
    live,
    value: row.draft ? (taken(draftValue) ?? row.shipped) : live,
    history: history.map((change) => ({ ...change, value: taken(change.value) })),
  };
}
