import type { ComicPlace, DataOf, comicPlaces } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { isShown } from './shown-chapters';

type Places = DataOf<typeof comicPlaces>;

/** Where someone stopped, in chapters that visitors see, the latest first. */
export async function readComicPlaces(database: Queryable, userId: number): Promise<Places> {
  return database.query<Places[number]>(
    `select p.chapter_id as "chapterId", h.comic_id as "comicId", p.panel, p.panels as "of",
       floor(extract(epoch from p.stopped_at) * 1000)::float8 as at
     from comic_places p join comic_chapters h on h.id = p.chapter_id
     where p.user_id = $1 and ${isShown('h')} order by p.stopped_at desc, p.chapter_id limit 500`,
    [userId],
  );
}

/**
 * Keeps the later place of each chapter, on whatever device it was. A clock that is ahead counts as now, or its place would stand
 * until then; chapters that are not there any more are left out.
 */
export async function saveComicPlaces(
  database: Queryable,
  userId: number,
  places: readonly ComicPlace[],
): Promise<void> {
  await database.query(
    `insert into comic_places as kept (user_id, chapter_id, panel, panels, stopped_at)
     select distinct on (h.id) $1::int, h.id, p.panel, p."of", least(to_timestamp(p.at / 1000), now())
     from jsonb_to_recordset($2::jsonb) as p ("chapterId" int, panel int, "of" int, at float8)
     join comic_chapters h on h.id = p."chapterId" and ${isShown('h')}
     order by h.id, p.at desc
     on conflict (user_id, chapter_id) do update
       set panel = excluded.panel, panels = excluded.panels, stopped_at = excluded.stopped_at
       where excluded.stopped_at > kept.stopped_at`,
    [userId, JSON.stringify(places)],
  );
}
