import {
  type ContentMistake,
  type ContentSchema,
  type PictureValue,
  leavesOf,
  picturesIn,
} from '@shared/contract/content';
import { readMarkdown } from '@shared/markup/read-markdown';
import type { Queryable } from '../../database/database';
import { uploadedId } from './desk-file';

/** SQL: whether a file `f` is a picture of the library. */
export const isPicture = `f.purpose = 'content-image' and f.done_at is not null`;

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
