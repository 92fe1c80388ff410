import type { DataOf, deskToday } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { beginningOf, normalize } from '../../words/words';

type Miss = DataOf<typeof deskToday>['searches'][number];

/** UTF-16 units of what was searched that are kept. */
const MOST_WORDS = 60;
/** Different searches of one day. Anybody may search, so the table must not grow by what they make up. */
export const SEARCHES_A_DAY = 1000;
const DAYS = 30;
/** Texts that may be somebody's number or address. */
const personal = /@|\d[\d\s-]{4,}\d/;

interface Search {
  place: Miss['place'];
  keyword: string | undefined;
  total: number;
}

/** Counts a search that found nothing; not who made it. */
export async function countMiss(database: Database, { place, keyword = '', total }: Search): Promise<void> {
  if (total > 0) return;
  const words = keptWords(keyword);
  if (words === '') return;
  await database.query(
    `insert into search_misses as m (place, words) select $1, $2
     where exists (select 1 from search_misses where day = current_date and place = $1 and words = $2)
       or (select count(*) from search_misses where day = current_date) < ${SEARCHES_A_DAY}
     on conflict (day, place, words) do update set count = m.count + 1`,
    [place, words],
  );
}

/** The words of a search as they are counted; empty where they may be somebody's own. */
export function keptWords(keyword: string): string {
  return personal.test(keyword) ? '' : beginningOf(normalize(keyword).replaceAll(/\s+/g, ' ').trim(), MOST_WORDS);
}

/** Searches that found nothing, the most frequent first. */
export function missedSearches(database: Queryable): Promise<Miss[]> {
  return database.query<Miss>(
    `select place, words, sum(count)::int as count from search_misses where day > current_date - ${DAYS}
     group by place, words order by 3 desc, 1, 2 limit 40`,
  );
}
