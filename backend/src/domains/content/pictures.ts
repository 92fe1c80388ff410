import { uploadedUrl } from '@shared/contract/content';
import type { LibraryPicture, deskPictureList } from '@shared/contract/endpoints';
import { type Queryable, firstRow, instantColumn } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { isPicture } from '../desk-files/library-pictures';

const url = `'${uploadedUrl('')}' || f.id`;
/** SQL: pictures `f`, each with the number of entries that show it, or did: every value is read once, however many pictures there are. */
const from = `desk_files f left join (
  select named.id, count(*)::int as uses from (
    select distinct package, key, (regexp_matches(value, '${uploadedUrl('')}([0-9a-f]{32})', 'g'))[1] as id
    from (select package, key, value::text from content_drafts union all select package, key, value::text from content_changes
      union all select 'help', slug, body from help_articles) written
  ) named group by named.id
) u on u.id = f.id`;
const uses = 'coalesce(u.uses, 0)';
const columns = `f.id, f.name, f.alt, ${url} as url, f.width, f.height, ${uses} as uses,
  ${instantColumn('f.done_at')} as "createdAt", f.version`;

export function pictureRows({ keyword }: DeskQuery<typeof deskPictureList>) {
  const where = new Conditions().always(isPicture).search(keyword, ['f.name', 'f.alt']);
  return { columns, from, key: 'f.id', sorts: { createdAt: 'f.done_at', name: 'f.name', uses }, where };
}

/** Locks a picture as it was looked at. @throws Refusal `not-found`, `changed-since` */
async function lockPicture(
  transaction: Queryable,
  { id, version }: { id: string; version?: number | undefined },
): Promise<LibraryPicture> {
  const picture = found(
    await firstRow<LibraryPicture>(
      transaction,
      `select ${columns} from ${from} where f.id = $1 and ${isPicture} for update of f`,
      [id],
    ),
  );
  if (version !== undefined && version !== picture.version) throw new Refusal('changed-since');
  return picture;
}

export async function savePicture(
  transaction: Queryable,
  { alt, ...looked }: { id: string; version?: number | undefined; alt: string },
): Promise<LibraryPicture> {
  await lockPicture(transaction, looked);
  const sql = 'update desk_files set alt = $2, version = version + 1 where id = $1';
  await transaction.query(sql, [looked.id, alt]);
  return lockPicture(transaction, { id: looked.id });
}

/** Removes a picture's row; its bytes go once that is certain. */
export async function removePicture(
  transaction: Queryable,
  looked: { id: string; version?: number | undefined },
): Promise<void> {
  const { uses: count } = await lockPicture(transaction, looked);
  if (count > 0) throw new Refusal('in-use', {}, `有 ${count} 项内容用着，或者用过，撤回时还要它`);
  await transaction.query('delete from desk_files where id = $1', [looked.id]);
}
