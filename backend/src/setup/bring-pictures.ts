import { uploadedUrl } from '@shared/contract/content';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@shared/storage';
import { type Database, firstRow } from '../database/database';
import { type KeptPicture, PictureMaker } from '../domains/pictures/picture-maker';
import { PICTURE_TYPE, sizeOf } from '../domains/pictures/picture-width';
import { withFolder } from '../domains/pictures/with-folder';
import { workPictureUrl } from '../domains/works/work-picture';
import { Refusal } from '../http/refusal';

interface OldPicture {
  source: 'uploads' | 'desk_files';
  id: string;
}

/** SQL: the next picture behind the id `$1` that is as it was sent. */
const nextOne = `select 'uploads' as source, id from uploads
    where picture is null and purpose <> 'evidence' and stored_at is not null and id > $1
  union all select 'desk_files', id from desk_files
    where picture is null and purpose = 'chapter-image' and done_at is not null and id > $1
  order by id limit 1`;

interface Brought {
  database: Database;
  files: Storage;
  say: (line: string) => void;
}

/**
 * Brings pictures that were uploaded before along, one after the other: each in the widths that pages show, without what its
 * camera wrote. What is done is done: it may end anywhere, and goes on where it ended. Gives how many stayed as they were.
 */
export async function bringPictures({ database, files, say }: Brought): Promise<number> {
  const maker = new PictureMaker();
  const count = { made: 0, left: 0 };
  for (let last = ''; ;) {
    const old = await firstRow<OldPicture>(database, nextOne, [last]);
    if (!old) break;
    last = old.id;
    const problem = await withFolder((folder) => bring({ database, files, maker }, old, folder)).catch(
      (error: unknown) => {
        if (error instanceof Refusal) return error.message;
        throw error;
      },
    );
    if (problem === null) count.made += 1;
    else {
      count.left += 1;
      say(`${old.id} stays as it is: ${problem}`);
    }
    if (count.made % 100 === 0 && problem === null) say(`${count.made} pictures so far`);
  }
  say(`${count.made} pictures are in the widths that pages show; ${count.left} stayed as they were`);
  return count.left;
}

interface Bringing extends Omit<Brought, 'say'> {
  maker: PictureMaker;
}

/** Makes one picture ready; returns the problem, or null where it is done. */
async function bring({ database, files, maker }: Bringing, old: OldPicture, folder: string): Promise<string | null> {
  const [source, target] = [join(folder, 'received'), join(folder, 'made')];
  const found = await files.stream(old.id);
  if (!found) return 'its file is gone';
  await pipeline(found.body, createWriteStream(source));
  const { picture } = await maker.make(source, target);
  // A picture whose row is not told of this is made anew of what lies there then.
  if (!(await files.putIfMatch(old.id, await readFile(target), found.tag))) return 'its file changed meanwhile';
  await note(database, old, picture);
  return null;
}

/** Notes a picture, in the rows that show it, too: composers of their pages are told. */
async function note(database: Database, { source, id }: OldPicture, picture: KeptPicture): Promise<void> {
  const { width, height } = sizeOf(picture);
  const url = source === 'uploads' ? workPictureUrl(id) : uploadedUrl(id);
  await database.transaction(async (transaction) => {
    const sql = `update ${source} set picture = $2, type = $3, width = $4, height = $5 where id = $1`;
    await transaction.query(sql, [id, JSON.stringify(picture), PICTURE_TYPE, width, height]);
    for (const table of ['comics', 'works'])
      await transaction.query(`update ${table} set cover = shown_picture(cover) where cover->>'url' = $1`, [url]);
    for (const [table, column] of [
      ['comic_chapters', 'panels'],
      ['works', 'pictures'],
    ] as const) {
      const named = `update ${table} set ${column} = shown_pictures(${column})
        where ${column} @> jsonb_build_array(jsonb_build_object('url', $1::text))`;
      await transaction.query(named, [url]);
    }
    const posts = `insert into changes (topic) select distinct 'question:' || coalesce(p.question_id, a.question_id)
      from post_pictures p left join answers a on a.id = p.answer_id where p.upload_id = $1 on conflict do nothing`;
    await transaction.query(posts, [id]);
  });
}
