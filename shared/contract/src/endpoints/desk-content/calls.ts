import { z } from 'zod';
import {
  apiPath,
  id,
  instant,
  keyword,
  pageOf,
  pictureSchema,
  queryId,
  text,
  typed,
  editor,
  official,
  operator,
} from '../basics';
import { clientProcessors, clientSystems, clientVersion } from '../downloads/calls';
import { panelSchema } from '../comics/calls';
import { deskListQuery, rowVersion, savedRow } from '../desk/list';

const MB = 1024 * 1024;

export const FILE_PART_BYTES = 4 * MB;
export const FILE_BYTES = {
  'chapter-image': 20 * MB,
  'client-build': 2048 * MB,
  'content-image': 20 * MB,
  'content-video': 100 * MB,
  'content-captions': MB / 4,
} as const;

const fileId = z.string().regex(/^[0-9a-f]{32}$/, '格式不正确');
const sha256 = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'SHA-256 是 64 位十六进制数');

const lines = z.array(typed({ max: 200 })).max(20, '最多 20 条');

export type FilePurpose = keyof typeof FILE_BYTES;

/**
 * Begins a file that is sent in parts, or finds the one that this person began before: the same name, size and SHA-256. Says
 * how much of it is there already.
 */
export const deskFileBegin = official.post('/api/ext/v1/desk/files/begin', '开始分段上传', {
  body: z.object({
    purpose: z.enum(Object.keys(FILE_BYTES) as FilePurpose[]),
    name: typed({ max: 120 }),
    /** Bytes. */
    size: z.int().min(1, '文件是空的').max(FILE_BYTES['client-build'], '文件太大'),
    sha256: sha256.optional(),
  }),
  data: z.object({
    id: fileId,
    partBytes: z.int(),
    /** Bytes that are there: the next part begins there. */
    received: z.int().min(0),
    /** Whether the file was checked before, so that it can be used as it is. */
    done: z.boolean(),
  }),
});

/**
 * A part of a file, as it is (`application/octet-stream`), at its place in the query. A part that is there already is answered
 * as if it had come now; one that does not join on is refused with `offset-wanted`, which says where to go on.
 */
export const deskFilePart = official.post('/api/ext/v1/desk/files/part', '上传一段', {
  query: z.object({
    id: fileId,
    /** Start of the part in the file. */
    offset: z.coerce.number<number>().int().min(0).max(FILE_BYTES['client-build']),
  }),
  data: z.object({ id: fileId, received: z.int().min(0) }),
});

export const deskFileSchema = z.object({
  id: fileId,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  sha256: z.string(),
  /** The picture's public address, with its size in pixels; null for a client build. */
  picture: z.object({ url: apiPath, width: z.int(), height: z.int() }).nullable(),
});

export type DeskFile = z.output<typeof deskFileSchema>;

/** Checks a file whose parts are all there, and makes it one that can be used. Asked again, it answers the same. */
export const deskFileEnd = official.post('/api/ext/v1/desk/files/end', '结束分段上传', {
  body: z.object({ id: fileId }),
  data: deskFileSchema,
});

const row = { id, version: rowVersion };

/** A picture as a form sends it: of an uploaded image, or one that is there already; its size is the server's to say. */
const namedPicture = z.object({
  url: apiPath,
  /** Forms send null for a field that is empty. */
  alt: text(500)
    .nullish()
    .transform((alt) => alt ?? ''),
});

export const deskComicSchema = z.object({
  ...row,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  topicIds: z.array(id),
  cover: pictureSchema,
  chapterCount: z.int(),
  /** The number of these that visitors see. */
  shownCount: z.int(),
  sample: z.boolean(),
  updatedAt: instant,
});

export type DeskComic = z.output<typeof deskComicSchema>;

/** Comics as editors see them, those without a published chapter too. */
export const deskComicList = editor.get('/api/ext/v1/desk/comics', '漫画（工作台）', {
  query: deskListQuery(['updatedAt', 'title', 'author'], { keyword, topicId: queryId.optional() }),
  data: pageOf(deskComicSchema),
});

export const deskComicSave = editor.post('/api/ext/v1/desk/comics/save', '新建或修改漫画', {
  body: z.object({
    ...savedRow,
    title: typed({ max: 60 }).optional(),
    summary: typed({ max: 300 }).optional(),
    author: typed({ max: 60 }).optional(),
    topicIds: z.array(id).max(20).optional(),
    cover: namedPicture.optional(),
  }),
  data: deskComicSchema,
});

export const chapterStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ChapterState = (typeof chapterStates)[number];

const deskChapterRow = z.object({
  ...row,
  comicId: id,
  comicTitle: z.string(),
  no: z.int().min(1),
  title: z.string(),
  state: z.enum(chapterStates),
  /** The instant from which visitors see it; null for a draft. */
  publishAt: instant.nullable(),
  panelCount: z.int(),
  likeCount: z.int(),
});

export const deskChapterSchema = deskChapterRow.extend({ panels: z.array(panelSchema) });

export type DeskChapter = z.output<typeof deskChapterSchema>;

/** Chapters in every state, without their panels. */
export const deskChapterList = editor.get('/api/ext/v1/desk/chapters', '漫画章节（工作台）', {
  query: deskListQuery(['publishAt', 'no', 'title', 'state'], {
    comicId: queryId.optional(),
    state: z.enum(chapterStates).optional(),
    keyword,
  }),
  data: pageOf(deskChapterRow),
});

export const deskChapter = editor.get('/api/ext/v1/desk/chapters/one', '一话的内容（工作台）', {
  query: z.object({ id: queryId }),
  data: deskChapterSchema,
});

/** Makes a chapter, changes one, or brings it into another state. */
export const deskChapterSave = editor.post('/api/ext/v1/desk/chapters/save', '新建或修改一话', {
  body: z.object({
    ...savedRow,
    /** Given for a new one alone. */
    comicId: id.optional(),
    no: z.int().min(1, '从 1 开始').max(9999, '最多到 9999').optional(),
    title: typed({ max: 60 }).optional(),
    panels: z.array(namedPicture).max(500, '最多 500 格').optional(),
    state: z.enum(chapterStates).optional(),
    publishAt: z.iso.datetime({ offset: true }).nullable().optional(),
  }),
  data: deskChapterSchema,
});

/** An address at which a chapter is read as visitors will read it, whatever its state; good for an hour. */
export const deskChapterPreview = editor.post('/api/ext/v1/desk/chapters/preview', '预览一话', {
  body: z.object({ chapterId: id }),
  /** A path below the site's base path. */
  data: z.object({ path: z.string(), mobilePath: z.string(), endsAt: instant }),
});

export const buildStates = ['draft', 'published', 'withdrawn'] as const;

export const deskBuildSchema = z.object({
  ...row,
  os: z.enum(clientSystems),
  arch: z.enum(clientProcessors),
  clientVersion,
  fileName: z.string(),
  size: z.int(),
  sha256: z.string(),
  notes: z.array(z.string()),
  requirements: z.array(z.string()),
  state: z.enum(buildStates),
  releasedAt: instant,
  /** Uploaded here, not put into the folder of the server. */
  uploaded: z.boolean(),
  sample: z.boolean(),
});

export type DeskBuild = z.output<typeof deskBuildSchema>;

/** Builds of the client in every state. */
export const deskBuildList = operator.get('/api/ext/v1/desk/builds', '客户端安装包（工作台）', {
  query: deskListQuery(['releasedAt', 'clientVersion', 'os', 'state'], {
    os: z.enum(clientSystems).optional(),
    arch: z.enum(clientProcessors).optional(),
    state: z.enum(buildStates).optional(),
  }),
  data: pageOf(deskBuildSchema),
});

/** Makes a build of an uploaded file, changes what is said of it, offers it or takes it back. */
export const deskBuildSave = operator.post('/api/ext/v1/desk/builds/save', '新建、修改、发布或收回安装包', {
  body: z.object({
    ...savedRow,
    /** Given for a new build alone, as is what it is made of. */
    fileId: fileId.optional(),
    os: z.enum(clientSystems).optional(),
    arch: z.enum(clientProcessors).optional(),
    clientVersion: clientVersion.optional(),
    notes: lines.optional(),
    requirements: lines.optional(),
    releasedAt: z.iso.datetime({ offset: true }).optional(),
    state: z.enum(buildStates).optional(),
  }),
  data: deskBuildSchema,
});
