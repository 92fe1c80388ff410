import { z } from 'zod';
import { apiPath, instant, optionalText, pageOf, typed, callsOf, marketer } from '../basics';
import { deskListQuery, rowVersion } from '../desk/list';

const editorOrMarketer = callsOf(['editor', 'marketer']);

const pictureId = z.string().regex(/^[0-9a-f]{32}$/, '格式不正确');

const row = z.object({
  id: pictureId,
  name: z.string(),
  /** What is to be seen on it; empty until somebody says so. */
  alt: z.string(),
  url: apiPath,
  /** Pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Entries whose draft, or what is published or was, shows it. */
  uses: z.int().min(0),
  createdAt: instant,
  version: rowVersion,
});

export type LibraryPicture = z.output<typeof row>;

/** The pictures that content and help articles may show, the newest first. */
export const deskPictureList = editorOrMarketer.get('/api/ext/v1/desk/site-content/pictures', '图片库', {
  query: deskListQuery(['createdAt', 'name', 'uses'], { keyword: optionalText(80) }),
  data: pageOf(row),
});

/** Says what is to be seen on a picture; pages that show it already keep what they say. */
export const deskPictureSave = marketer.post('/api/ext/v1/desk/site-content/pictures/save', '修改图片', {
  body: z.object({ id: pictureId, version: rowVersion.optional(), alt: typed({ max: 200 }) }),
  data: row,
});

/** Removes a picture. Refused with `in-use` while any content shows it, or could again. */
export const deskPictureRemove = marketer.post('/api/ext/v1/desk/site-content/pictures/remove', '删除图片', {
  body: z.object({ id: pictureId, version: rowVersion.optional() }),
  data: z.object({ id: pictureId }),
});
