import type { DataOf, PublicAddress, PublicKind, publicAddresses } from '@shared/contract/endpoints';
import { ADDRESSES_A_PAGE } from '@shared/contract/schemas';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { hasShown, isShown } from '../comics/shown-chapters';
import { isPublished } from '../help/help-articles';

interface Source {
  /** SQL: table `t`, and which of its rows are in sight. */
  table: string;
  shown: string;
  /** SQL: when what its page shows changed last. */
  updatedAt: string;
  columns?: string;
  /** SQL: the end of its address, where that is not its number. */
  id?: string;
}

const sources: Readonly<Record<PublicKind, Source>> = {
  question: {
    table: 'questions',
    shown: 't.hidden_at is null',
    updatedAt: 'greatest(t.created_at, (select max(a.created_at) from answers a where a.question_id = t.id))',
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
  },
  work: { table: 'works', shown: 't.withdrawn_at is null', updatedAt: 't.updated_at' },
  'open-day': {
    table: 'open_day_events',
    shown: `t.state = 'published'`,
    updatedAt: `greatest(t.updated_at, (select max(s.updated_at) from open_day_tables s where s.event_id = t.id),
      case when t.booking_ends_at <= now() then t.booking_ends_at end, case when t.ends_at <= now() then t.ends_at end)`,
  },
  help: {
    ...{ table: 'help_articles', id: 't.slug', shown: isPublished('t') },
    updatedAt: `greatest(t.updated_at, case when t.state = 'scheduled' then t.published_at end)`,
  },
};

type Row = Omit<PublicAddress, 'updatedAt'> & { updatedAt: Date };

export async function readAddresses(
  database: Queryable,
  kind: PublicKind,
  page: number,
): Promise<DataOf<typeof publicAddresses>> {
  const { table, shown, updatedAt, columns = '', id = 't.id' } = sources[kind];
  const { total, last } = await onlyRow<{ total: number; last: number }>(
    database,
    `select (select count(*)::int from ${table} t where ${shown}) as total,
       (select coalesce(max(t.id), 0) from ${table} t where ${shown}) as last`,
  );
  // A page spans numbers: where it begins need not be counted, and what is hidden moves no address to another site map.
  const end = page * ADDRESSES_A_PAGE;
  const rows = await database.query<Row>(
    `select ${id} as id${columns}, ${updatedAt} as "updatedAt" from ${table} t
     where ${shown} and t.id > $1 and t.id <= $2 order by t.id`,
    [end - ADDRESSES_A_PAGE, end],
  );
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { items, total, page, pages: Math.ceil(last / ADDRESSES_A_PAGE) };
}
