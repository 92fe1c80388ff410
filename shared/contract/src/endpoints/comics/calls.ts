import { z } from 'zod';
import { commentFields } from '../../fields';
import {
  apiPath,
  id,
  instant,
  pageOf,
  partOf,
  pictureSchema,
  keptWidths,
  queryCursor,
  queryId,
  queryPaging,
  typed,
  editor,
  guest,
  visitor,
} from '../basics';
import { hiddenSchema } from '../forum/calls';
import { personSchema } from '../users/calls';

export const comicTopicSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  comicCount: z.int().min(0),
});

export const comicSchema = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  cover: pictureSchema,
  topics: z.array(z.object({ id, name: z.string() })),
  chapterCount: z.int().min(0),
  /** Likes of all its chapters together. */
  likeCount: z.int().min(0),
  updatedAt: instant,
  /** Chapters that this visitor has read; `null` for a guest. */
  readChapterIds: z.array(id).nullable(),
  /** Content that the operator will replace; shown with 示例. */
  sample: z.boolean(),
});

/** A chapter as the switcher of chapters shows it; `no` counts from 1. */
export const chapterNameSchema = z.object({ id, comicId: id, no: z.int().min(1), title: z.string() });

export const chapterSchema = chapterNameSchema.extend({
  panelCount: z.int().min(0),
  likeCount: z.int().min(0),
  publishedAt: instant,
});

export const panelSchema = z.object({
  no: z.int().min(1),
  url: apiPath,
  /** Pixels. */
  width: z.int().min(1),
  /** Pixels. */
  height: z.int().min(1),
  /** Description: events, with the words that are said. */
  alt: z.string(),
  ...keptWidths,
});

export const chapterDetailSchema = chapterSchema.extend({
  comicTitle: z.string(),
  panels: z.array(panelSchema),
  /** Whether this visitor did; false for a guest. */
  liked: z.boolean(),
  /** Whether this visitor did; false for a guest. */
  read: z.boolean(),
  previous: chapterNameSchema.nullable(),
  next: chapterNameSchema.nullable(),
  sample: z.boolean(),
});

export type ComicTopic = z.output<typeof comicTopicSchema>;
export type Comic = z.output<typeof comicSchema>;
export type ChapterName = z.output<typeof chapterNameSchema>;
export type Chapter = z.output<typeof chapterSchema>;
export type Panel = z.output<typeof panelSchema>;
export type ChapterDetail = z.output<typeof chapterDetailSchema>;

export const comicTopicList = guest.get('/api/noauth/v1/sns/comic/topic/list', '漫画话题', {
  topics: () => ['comics'],
  data: z.array(comicTopicSchema),
});

/** Comics, latest first, perhaps of one topic; with what this visitor has read. */
export const comicList = guest.get('/api/noauth/v1/sns/comic/comicList', '漫画列表', {
  token: 'optional',
  topics: () => ['comics'],
  query: z.object({ topicId: queryId.optional(), ...queryPaging }),
  data: pageOf(comicSchema),
});

/** The chapters of a comic by number, for the chapter switcher. */
export const comicChapterSimpleList = guest.get('/api/noauth/v1/sns/comic/comicChapter/simpleList', '漫画章节目录', {
  topics: ({ comicId }: { comicId: number }) => [`comic:${comicId}`],
  query: z.object({ comicId: queryId }),
  data: z.array(chapterNameSchema),
});

/** The chapters of a comic by number, with their size and likes. */
export const comicChapterList = guest.get('/api/noauth/v1/sns/comic/comicChapter/list', '漫画章节列表', {
  topics: ({ comicId }: { comicId: number }) => [`comic:${comicId}`],
  query: z.object({ comicId: queryId }),
  data: z.array(chapterSchema),
});

/** A chapter with its panels, its neighbours, and whether this visitor liked and read it. */
export const comicChapterDetail = guest.get('/api/noauth/v1/sns/comic/comicChapter/detail', '漫画章节内容', {
  token: 'optional',
  topics: ({ chapterId }: { chapterId: number }) => [`chapter:${chapterId}`],
  query: z.object({
    chapterId: queryId,
    /** Shows a chapter that visitors do not see yet to who was given this word by an editor; ends after an hour. */
    preview: z
      .string()
      .max(120)
      .regex(/^[\w.-]+$/, '格式不正确')
      .optional(),
  }),
  data: chapterDetailSchema,
});

export const likeUserSchema = personSchema.extend({ likedAt: instant });

export type LikeUser = z.output<typeof likeUserSchema>;

/** People who liked a chapter, latest first. */
export const comicChapterLikeUserList = guest.get(
  '/api/noauth/v1/sns/comic/comicChapter/likeUserList',
  '点赞章节的人',
  {
    topics: ({ chapterId }: { chapterId: number }) => [`chapter:${chapterId}`],
    query: z.object({ chapterId: queryId, ...queryPaging }),
    data: pageOf(likeUserSchema),
  },
);

/** Marks a chapter as read; doing so again changes nothing. */
export const comicClickToView = visitor.post('/api/v1/sns/comic/user/clickToView', '标记章节已读', {
  body: z.object({ chapterId: id }),
  data: z.object({ chapterId: id, readAt: instant }),
});

const comicPlaceSchema = z.object({
  chapterId: id,
  /** Counts from 1. */
  panel: z.int().min(1).max(10_000),
  /** Panels of the chapter. */
  of: z.int().min(1).max(10_000),
  /** The time by the visitor's clock, in ms since 1970. */
  at: z.int().min(0),
});

export type ComicPlace = z.output<typeof comicPlaceSchema>;

/** Places at which this visitor stopped in chapters, on whatever device; the latest first. */
export const comicPlaces = visitor.get('/api/ext/v1/comic/places', '读到哪里', {
  data: z.array(
    comicPlaceSchema.extend({
      comicId: id,
      /** How long ago that is by the server's clock, in ms: devices have clocks of their own. */
      ago: z.int().min(0),
    }),
  ),
});

/** Places in one call. */
export const MOST_PLACES = 100;

/** Keeps where this visitor stopped; of each chapter the later word holds. */
export const comicPlaceSave = visitor.post('/api/ext/v1/comic/places/save', '记下读到哪里', {
  body: z.object({
    places: z
      .array(comicPlaceSchema.refine(({ panel, of }) => panel <= of, '超出了这一话的格数'))
      .min(1)
      .max(MOST_PLACES),
    /** The visitor's clock as this is sent: by it the server knows how long ago each `at` is. */
    now: z.int().min(0).optional(),
  }),
});

export const chapterCommentSchema = z.object({
  id,
  chapterId: id,
  content: z.string(),
  author: personSchema,
  likeCount: z.int().min(0),
  /** Whether this visitor did; false for a guest. */
  liked: z.boolean(),
  createdAt: instant,
  /** Written by this visitor, who alone may delete it. */
  mine: z.boolean(),
  /** Readers who may not see it are told nothing of it. */
  hidden: hiddenSchema,
});

/** `total` counts all that the reader may see. */
export const chapterCommentsSchema = partOf(chapterCommentSchema).extend({ total: z.int().min(0) });

export type ChapterComment = z.output<typeof chapterCommentSchema>;
export type ChapterComments = z.output<typeof chapterCommentsSchema>;

/** Comments under a chapter, latest first. Only its author and moderators see a hidden one. */
export const chapterComments = guest.get('/api/ext/v1/comic/comments', '漫画一话的评论', {
  token: 'optional',
  topics: ({ chapterId }: { chapterId: number }) => [`chapter:${chapterId}`],
  query: z.object({ chapterId: queryId, ...queryCursor, size: queryPaging.size }),
  data: chapterCommentsSchema,
});

/** Says something short under a chapter. */
export const chapterCommentCreate = visitor.post('/api/ext/v1/comic/comments/create', '评论漫画', {
  publishes: true,
  body: z.object({ chapterId: id, content: typed(commentFields.content) }),
  data: chapterCommentSchema,
});

/** Deletes a comment, with the likes of it; its author alone. */
export const chapterCommentDelete = visitor.post('/api/ext/v1/comic/comments/delete', '删除漫画评论', {
  body: z.object({ commentId: id }),
});

/** Deletes a chapter, its likes, comments and its reading marks; editors. */
export const comicChapterDelete = editor.post('/api/v1/sns/comic/comicChapter/delete', '删除漫画章节', {
  body: z.object({ chapterId: id }),
});
