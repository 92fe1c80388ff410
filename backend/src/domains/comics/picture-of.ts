import { uploadedUrl } from '@shared/contract/content';
import type { Picture } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import stories from '../../seed/stories.json' with { type: 'json' };
import { uploadedId } from '../desk-files/desk-file';

/** A picture as a form names it. */
export interface NamedPicture {
  url: string;
  alt: string;
}

type Size = Pick<Picture, 'width' | 'height'>;

/**
 * Gives pictures the size that their files have: what a form says of it counts for nothing. Null for an address that is neither
 * an uploaded image, nor a drawn cover, nor one of those that are there already.
 */
export async function picturesOf(
  database: Queryable,
  named: readonly NamedPicture[],
  known: readonly Picture[],
): Promise<(Picture | null)[]> {
  const ids = named.flatMap(({ url }) => uploadedId(url) ?? []);
  // The picture is used from now on: whoever sweeps what nothing shows at this very moment leaves it.
  const sql = `update desk_files set touched_at = now()
    where done_at is not null and purpose = 'chapter-image' and id in (select jsonb_array_elements_text($1::jsonb))
    returning id, width, height`;
  const files = ids.length === 0 ? [] : await database.query<Size & { id: string }>(sql, [JSON.stringify(ids)]);
  const sizes = new Map<string, Size>([
    ...known.map(({ url, width, height }) => [url, { width, height }] as const),
    ...files.map(({ id, width, height }) => [uploadedUrl(id), { width, height }] as const),
  ]);
  return named.map(({ url, alt }) => {
    const size = sizes.get(url) ?? drawnCover(url);
    return size ? { url, ...size, alt } : null;
  });
}

/** Size of one of the covers that the site draws itself. */
function drawnCover(url: string): Size | null {
  const number = /^\/api\/ext\/v1\/media\/comic-(\d{1,3})\.svg$/.exec(url)?.[1];
  const cover = number === undefined ? undefined : stories[Number(number) - 1]?.cover;
  return cover ? { width: cover.width, height: cover.height } : null;
}
