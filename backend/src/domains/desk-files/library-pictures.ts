import {
  type ContentMistake,
  type ContentSchema,
  type PictureValue,
  type VideoValue,
  leavesOf,
  picturesIn,
} from '@shared/contract/content';
import { readMarkdown } from '@shared/markup/read-markdown';
import type { Queryable } from '../../database/database';
import { uploadedId } from './desk-file';

/** SQL: whether a file `f` is a picture of the library. */
export const isPicture = `f.purpose = 'content-image' and f.done_at is not null`;

type Shown = Pick<PictureValue, 'url'> & Partial<Pick<PictureValue, 'width' | 'height'>>;
const missing = { 'content-video': '这段视频还没有传到这里', 'content-captions': '这份字幕还没有传到这里' } as const;

interface ShownFile {
  field: string;
  file: Shown;
  /** Of a picture none. */
  purpose?: keyof typeof missing;
}

/** The files in a value that fits its schema, pictures in its Markdown too, by their fields. */
export function filesOf(schema: ContentSchema, value: unknown): ShownFile[] {
  const others = leavesOf(schema, value).flatMap(({ field, of, value: leaf }): ShownFile[] => {
    if (of.type === 'video') {
      const { url, captions } = leaf as VideoValue;
      return [
        { field, file: { url }, purpose: 'content-video' },
        { field, file: { url: captions }, purpose: 'content-captions' },
      ];
    }
    if (of.type !== 'string' || of.format !== 'markdown') return [];
    return readMarkdown(String(leaf)).blocks.flatMap((file) => (file.kind === 'picture' ? [{ field, file }] : []));
  });
  return [...picturesIn(schema, value).map(({ field, picture }) => ({ field, file: picture })), ...others];
}

/** What of these files is not in the library as it is said. */
export async function fileMistakes(transaction: Queryable, shown: readonly ShownFile[]): Promise<ContentMistake[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ file }) => uploadedId(file.url) ?? '');
  const sql = `select id, purpose, width, height from desk_files where done_at is not null and id = any(string_to_array($1, ','))
    order by id for share`;
  const kept = await transaction.query<{ id: string; purpose: string; width: number | null; height: number | null }>(
    sql,
    [ids.join(',')],
  );
  return shown.flatMap(({ field, file: { width, height }, purpose }, at) => {
    const file = kept.find((one) => one.id === ids[at] && one.purpose === (purpose ?? 'content-image'));
    if (purpose) return file ? [] : [{ field, message: missing[purpose] }];
    if (!file) return [{ field, message: '图片库里没有这张图片' }];
    return file.width === width && file.height === height ? [] : [{ field, message: '图片的尺寸和图片库里的不一样' }];
  });
}
