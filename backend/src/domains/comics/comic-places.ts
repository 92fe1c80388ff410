import type { ComicPlace, DataOf, InputOf, comicPlaceSave, comicPlaces } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { isShown } from './shown-chapters';

type Places = DataOf<typeof comicPlaces>;

/** Places where someone stopped, in chapters that visitors see, the latest first. */
export async function readComicPlaces(database: Queryable, userId: number): Promise<Places> {
  return database.query<Places[number]>(
    `select p.chapter_id as "chapterId", h.comic_id as "comicId", p.panel, p.panels as "of",
       floor(extract(epoch from p.stopped_at) * 1000)::float8 as at,
       greatest(0, floor(extract(epoch from now() - p.stopped_at) * 1000))::float8 as ago
     from comic_places p join comic_chapters h on h.id = p.chapter_id
     where p.user_id = $1 and ${isShown('h')} order by p.stopped_at desc, p.chapter_id limit 500`,
    [userId],
  );
}

/**
 * Keeps the later place of each chapter, on whatever device it was, and of those read to their end that they were read. Clocks of
 * devices differ: what counts is how long ago a place is, by the device's own clock, before the server's now. Nothing is later than
 * that, or it would stand until then. Chapters that are not there any more are left out.
 */
export async function saveComicPlaces(
  database: Queryable,
  userId: number,
  { places, now }: InputOf<typeof comicPlaceSave>,
): Promise<void> {
  await database.query(
    `insert into comic_places as kept (user_id, chapter_id, panel, panels, stopped_at)
     select distinct on (h.id) $1::int, h.id, p.panel, p."of", least(now(), case when $3::float8 is null
         then to_timestamp(p.at / 1000) else now() - make_interval(secs => ($3::float8 - p.at) / 1000) end)
     from jsonb_to_recordset($2::jsonb) as p ("chapterId" int, panel int, "of" int, at float8)
     join comic_chapters h on h.id = p."chapterId" and ${isShown('h')}
     order by h.id, p.at desc
     on conflict (user_id, chapter_id) do update
       set panel = excluded.panel, panels = excluded.panels, stopped_at = excluded.stopped_at
       where excluded.stopped_at > kept.stopped_at`,
    [userId, JSON.stringify(places), now ?? null],
  );
  await markFinished(database, userId, places);
}

/** Marks chapters that a guest read to the end before signing in: read marks are kept for good, places are not. */
async function markFinished(database: Queryable, userId: number, places: readonly ComicPlace[]): Promise<void> {
  const finished = places.filter(({ panel, of }) => panel === of).map(({ chapterId }) => chapterId);
  if (finished.length === 0) return;
  await database.query(
    `insert into chapter_reads (user_id, chapter_id) select $1, h.id from comic_chapters h
     where h.id in (select jsonb_array_elements_text($2::jsonb)::int) and ${isShown('h')} on conflict do nothing`,
    [userId, JSON.stringify(finished)],
  );
}
