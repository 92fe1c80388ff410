import type { DataOf, PublicAddress, PublicKind, publicAddresses } from '@shared/contract/endpoints';
import { ALL_TOPICS, ANSWER_PAGES, LIST_PAGES } from '@shared/contract/endpoints';
import { ADDRESSES_A_PAGE } from '@shared/contract/schemas';
import { type Queryable, onlyRow } from '../../database/database';
import { hasShown, isShown } from '../comics/shown-chapters';
import { isPublished, plainText } from '../help/help-articles';
import { sources as entrySources } from '../search/entry-sources';

/** SQL: further pages of lists, ten entries each: a list has few enough pages to be counted anew. */
const lists = {
  answers: `select q.id, p.page, (select max(greatest(a.created_at, a.edited_at)) from answers a where a.question_id = q.id) as "updatedAt"
    from questions q, generate_series(2, least(${ANSWER_PAGES}, (q.answer_count + 9) / 10)::int) p(page)
    where q.hidden_at is null and q.answer_count > 10`,
  questions: `select l.id, p.page, coalesce((select max(q.created_at) from questions q where q.hidden_at is null), 'epoch') as "updatedAt"
    from (select '${ALL_TOPICS}' as id, 2 as first, (select count(*) from questions q where q.hidden_at is null) as total
      union all select s.value, 1, (select count(*) from questions q where q.hidden_at is null and q.topic = s.value)
        from scene_items s where s.scene_code = 'forum-topic' and s.value <> '${ALL_TOPICS}') l,
      generate_series(l.first, least(${LIST_PAGES}, greatest(1, (l.total + 9) / 10))::int) p(page)`,
} as const;

/** The number of things of each kind that the index of the site has, and characters of their texts: as read, and as told. */
const TEXTS = 80;
const [TEXT_READ, TEXT] = [2000, 600];

interface Source {
  /** SQL: table `t`, and which of its rows are in sight. */
  table: string;
  shown: string;
  /** SQL: when what its page shows changed last. */
  updatedAt: string;
  columns?: string;
  /** SQL: what else is joined; numbers of `t` are above $1 and up to $2. */
  join?: string;
  /** SQL: the end of its address, where that is not its number. */
  id?: string;
  /** SQL: what it is found by beside its title, where that is not in `search/entry-sources.ts`. */
  text?: string;
}

const sources: Readonly<Record<Exclude<PublicKind, keyof typeof lists | 'certificate' | 'person'>, Source>> = {
  question: {
    table: 'questions',
    // Its answers are told of by the question alone, which is no topic of a list.
    text: 'plain_words(t.content)',
    shown: 't.hidden_at is null',
    updatedAt: 'greatest(t.created_at, t.edited_at, a.latest)',
    join: `left join (select question_id, max(greatest(created_at, edited_at)) as latest from answers
      where question_id > $1 and question_id <= $2 group by question_id) a on a.question_id = t.id`,
  },
  comic: {
    table: 'comics',
    shown: hasShown('t'),
    updatedAt: `greatest(t.updated_at,
      (select max(greatest(h.published_at, h.updated_at)) from comic_chapters h where h.comic_id = t.id and ${isShown('h')}))`,
  },
  chapter: {
    table: 'comic_chapters',
    shown: isShown('t'),
    updatedAt: 'greatest(t.published_at, t.updated_at)',
    columns: ', t.comic_id as "comicId"',
    text: `(select c.title from comics c where c.id = t.comic_id)`,
  },
  work: { table: 'works', shown: 't.withdrawn_at is null', updatedAt: 't.updated_at' },
  'open-day': {
    table: 'open_day_events',
    text: `concat_ws(' ', t.place, (select string_agg(concat_ws(' ', s.name, s.topic, s.description), ' ') from open_day_tables s where s.event_id = t.id))`,
    shown: `t.state = 'published'`,
    updatedAt: `greatest(t.updated_at, (select max(s.updated_at) from open_day_tables s where s.event_id = t.id),
      case when t.booking_ends_at <= now() then t.booking_ends_at end, case when t.ends_at <= now() then t.ends_at end)`,
  },
  help: {
    table: 'help_articles',
    id: 't.slug',
    shown: isPublished('t'),
    updatedAt: `greatest(t.updated_at, case when t.state = 'scheduled' then t.published_at end)`,
  },
};

/** Milliseconds since 1970: of thousands of rows, reading dates is half the work. */
type Row = Omit<PublicAddress, 'updatedAt'> & { updatedAt: number };

export async function readAddresses(
  database: Queryable,
  kind: PublicKind,
  page: number,
): Promise<DataOf<typeof publicAddresses>> {
  // Holders of certificates are read by number alone, members by whoever met them.
  if (kind === 'certificate' || kind === 'person') return { items: [], page, pages: 0 };
  if (kind === 'answers' || kind === 'questions') return readListPages(database, lists[kind], page);
  const { table, shown, updatedAt, columns = '', join = '', id = 't.id' } = sources[kind];
  const { last } = await onlyRow<{ last: number }>(
    database,
    `select coalesce(max(t.id), 0) as last from ${table} t where ${shown}`,
  );
  // A page spans numbers: where it begins need not be counted, and what is hidden moves no address to another site map.
  const end = page * ADDRESSES_A_PAGE;
  const rows = await database.query<Row>(
    `select ${id} as id${columns}, ${milliseconds(updatedAt)} from ${table} t ${join}
     where ${shown} and t.id > $1 and t.id <= $2 order by t.id`,
    [end - ADDRESSES_A_PAGE, end],
  );
  return { items: rows.map(addressOf), page, pages: Math.ceil(last / ADDRESSES_A_PAGE) };
}

/** The latest things of a kind that everybody may read, with what they say. */
export async function readTexts(database: Queryable, kind: PublicKind): Promise<DataOf<typeof publicAddresses>> {
  const named = Object.entries(sources).find(([name]) => name === kind)?.[1];
  if (!named) return { items: [], page: 1, pages: 1 };
  const { table, shown, columns = '', id = 't.id' } = named;
  const entry = Object.entries(entrySources).find(([name]) => name === kind)?.[1];
  // What it is about comes before what it is found by.
  const text = named.text ?? `concat_ws(E'\\n', ${entry?.body ?? `''`}, ${entry?.keywords ?? `''`})`;
  const rows = await database.query<Omit<PublicAddress, 'updatedAt'> & { text: string }>(
    `select ${id} as id${columns}, t.title, left(${text}, ${TEXT_READ}) as text from ${table} t
     where ${shown} order by t.id desc limit ${TEXTS}`,
  );
  const epoch = new Date(0).toISOString();
  const items = rows.map((row) => {
    const plain = entry?.isMarkdown ? plainText(row.text) : row.text;
    return { ...row, text: plain.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT), updatedAt: epoch };
  });
  return { items, page: 1, pages: 1 };
}

async function readListPages(database: Queryable, list: string, page: number): Promise<DataOf<typeof publicAddresses>> {
  const { total } = await onlyRow<{ total: number }>(database, `select count(*)::int as total from (${list}) t`);
  const sql = `select t.id, t.page, ${milliseconds('t."updatedAt"')} from (${list}) t
    order by t.id, t.page limit ${ADDRESSES_A_PAGE} offset $1`;
  const rows = await database.query<Row>(sql, [(page - 1) * ADDRESSES_A_PAGE]);
  return { items: rows.map(addressOf), page, pages: Math.ceil(total / ADDRESSES_A_PAGE) };
}

function milliseconds(instant: string): string {
  return `(1000 * extract(epoch from ${instant}))::float8 as "updatedAt"`;
}

function addressOf(row: Row): PublicAddress {
  return { ...row, updatedAt: new Date(row.updatedAt).toISOString() };
}
