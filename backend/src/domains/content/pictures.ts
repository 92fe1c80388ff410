import {
  type ContentMistake,
  type ContentSchema,
  type PictureValue,
  leavesOf,
  picturesIn,
} from '@shared/contract/content';
import type { LibraryPicture, deskPictureList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { readMarkdown } from '@shared/markup/read-markdown';
import { firstRow } from '../../database/first-row';
import { instantColumn } from '../../database/instant-text';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { uploadedId, uploadedUrl } from '../desk-files/desk-file';

const isPicture = `f.purpose = 'content-image' and f.done_at is not null`;
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

type Shown = Pick<PictureValue, 'url' | 'width' | 'height'>;

/** The pictures in a value that fits its schema, those in its Markdown too, by their fields. */
export function picturesOf(schema: ContentSchema, value: unknown): { field: string; picture: Shown }[] {
  const inTexts = leavesOf(schema, value).flatMap(({ field, of, value: text }) =>
    of.type === 'string' && of.format === 'markdown'
      ? readMarkdown(String(text)).blocks.flatMap((block) =>
          block.kind === 'picture' ? [{ field, picture: block }] : [],
        )
      : [],
  );
  return [...picturesIn(schema, value), ...inTexts];
}

/** What of these pictures is not in the library as it is said. */
export async function pictureMistakes(
  transaction: Queryable,
  shown: ReturnType<typeof picturesOf>,
): Promise<ContentMistake[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ picture }) => uploadedId(picture.url) ?? '');
  const sql = `select id, width, height from desk_files f where ${isPicture} and id = any(string_to_array($1, ','))
    order by id for share`;
  const kept = await transaction.query<Omit<Shown, 'url'> & { id: string }>(sql, [ids.join(',')]);
  return shown.flatMap(({ field, picture: { width, height } }, at) => {
    const file = kept.find(({ id }) => id === ids[at]);
    if (!file) return [{ field, message: '图片库里没有这张图片' }];
    return file.width === width && file.height === height ? [] : [{ field, message: '图片的尺寸和图片库里的不一样' }];
  });
}
