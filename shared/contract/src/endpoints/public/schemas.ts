import { z } from 'zod';
import { openDayEventSchema, tableSchema } from '../appointments/schemas';
import { code, id, instant, pageOf, queryId, queryPaging } from '../basics';
import { chapterDetailSchema, chapterSchema, comicSchema } from '../comics/schemas';
import { answerSchema, questionDetailSchema } from '../forum/schemas';
import { workDetailSchema, workSchema, workSorts } from '../works/schemas';

const publicQuestionSchema = z.object({
  question: questionDetailSchema,
  /** The recommended one first, then the latest. */
  answers: pageOf(answerSchema),
});

const publicComicSchema = z.object({ comic: comicSchema, chapters: z.array(chapterSchema) });

const publicChapterSchema = z.object({ comic: comicSchema, chapter: chapterDetailSchema });

const publicOpenDaySchema = z.object({ event: openDayEventSchema, tables: z.array(tableSchema) });

/** What has pages of its own. */
export const publicKinds = ['question', 'comic', 'chapter', 'work', 'open-day', 'help'] as const;

/** Numbers that one page of addresses spans: where some are out of sight, it has fewer addresses, and none moves to another page. */
export const ADDRESSES_A_PAGE = 10_000;

const publicAddressSchema = z.object({
  /** The end of its address: a number, and of help the article's name. */
  id: z.union([id, code]),
  /** When what its page shows changed last, likes and seats apart. */
  updatedAt: instant,
  /** Of a chapter. */
  comicId: id.optional(),
});

export type PublicQuestion = z.output<typeof publicQuestionSchema>;
export type PublicComic = z.output<typeof publicComicSchema>;
export type PublicChapter = z.output<typeof publicChapterSchema>;
export type PublicOpenDay = z.output<typeof publicOpenDaySchema>;
export type PublicKind = (typeof publicKinds)[number];
export type PublicAddress = z.output<typeof publicAddressSchema>;

export const publicQuestion = {
  access: 'guest',
  summary: '一个问题的公开内容',
  topics: ({ id: questionId }: { id: number }) => [`question:${questionId}`],
  query: z.object({ id: queryId }),
  data: publicQuestionSchema,
} as const;

export const publicComic = {
  access: 'guest',
  summary: '一部漫画的公开内容',
  topics: ({ id: comicId }: { id: number }) => [`comic:${comicId}`],
  query: z.object({ id: queryId }),
  data: publicComicSchema,
} as const;

export const publicChapter = {
  access: 'guest',
  summary: '漫画一话的公开内容',
  topics: ({ id: chapterId, comicId }: { id: number; comicId: number }) => [`chapter:${chapterId}`, `comic:${comicId}`],
  /** A chapter of another comic is not found: each has one address. */
  query: z.object({ comicId: queryId, id: queryId }),
  data: publicChapterSchema,
} as const;

export const publicWork = {
  access: 'guest',
  summary: '一个作品的公开内容',
  topics: ({ id: workId }: { id: number }) => [`work:${workId}`],
  query: z.object({ id: queryId }),
  data: workDetailSchema,
} as const;

export const publicWorks = {
  access: 'guest',
  summary: '大赛作品的公开列表',
  topics: () => ['works'],
  query: z.object({
    season: code.optional(),
    category: code.optional(),
    sort: z.enum(workSorts).default('latest'),
    ...queryPaging,
  }),
  data: pageOf(workSchema),
} as const;

export const publicOpenDay = {
  access: 'guest',
  summary: '一个开放日的公开内容',
  topics: ({ id: eventId }: { id: number }) => [`open-day:${eventId}`],
  query: z.object({ id: queryId }),
  data: publicOpenDaySchema,
} as const;

const listOf: Readonly<Record<PublicKind, string>> = {
  question: 'questions',
  comic: 'comics',
  chapter: 'comics',
  work: 'works',
  'open-day': 'open-days',
  help: 'help',
};

export const publicAddresses = {
  access: 'guest',
  summary: '有自己页面的内容',
  topics: ({ kind }: { kind: PublicKind }) => [listOf[kind]],
  query: z.object({ kind: z.enum(publicKinds), page: z.coerce.number<number>().int().min(1).max(10_000).default(1) }),
  data: z.object({
    items: z.array(publicAddressSchema).max(ADDRESSES_A_PAGE),
    page: z.int().min(1),
    /** How many pages there are; one between them may be empty. */
    pages: z.int().min(0),
  }),
} as const;
