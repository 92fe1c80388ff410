import { z } from 'zod';
import { openDayEventSchema, tableSchema } from '../appointments/schemas';
import { code, id, instant, pageOf, queryId, queryPaging } from '../basics';
import { chapterCommentsSchema, chapterDetailSchema, chapterSchema, comicSchema } from '../comics/schemas';
import { answerSchema, questionDetailSchema, questionSchema } from '../forum/schemas';
import { workDetailSchema, workSchema, workSorts } from '../works/schemas';
import { ANSWER_PAGES, LIST_PAGES } from './lists';

const publicQuestionSchema = z.object({
  question: questionDetailSchema,
  /** The accepted one first, then the recommended one, then the latest. */
  answers: pageOf(answerSchema),
});

const publicQuestionsSchema = pageOf(questionSchema);

const publicComicSchema = z.object({ comic: comicSchema, chapters: z.array(chapterSchema) });

const publicChapterSchema = z.object({
  comic: comicSchema,
  chapter: chapterDetailSchema,
  /** The latest ones. */
  comments: chapterCommentsSchema,
});

const publicOpenDaySchema = z.object({ event: openDayEventSchema, tables: z.array(tableSchema) });

/** Kinds of things with pages of their own; `answers` and `questions` are further pages of a question's answers, and of the lists of questions. */
export const publicKinds = [
  ...(['question', 'comic', 'chapter', 'work', 'open-day', 'help'] as const),
  ...(['answers', 'questions'] as const),
  // Has pages of its own, and no list of them anywhere.
  'certificate',
] as const;

/** Numbers that one page of addresses spans: where some are out of sight, it has fewer addresses, and none moves to another page. */
export const ADDRESSES_A_PAGE = 10_000;

const publicAddressSchema = z.object({
  /** The end of its address: a number, of help the article's name, of `questions` the topic. */
  id: z.union([id, code]),
  /** When what its page shows changed last, likes and seats apart. */
  updatedAt: instant,
  /** Of a chapter. */
  comicId: id.optional(),
  /** Of `answers` and `questions`. */
  page: z.int().min(1).optional(),
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
  query: z.object({ id: queryId, page: z.coerce.number<number>().int().min(1).max(ANSWER_PAGES).default(1) }),
  data: publicQuestionSchema,
} as const;

/** Topic of a change in the list of topics. */
const TOPICS = 'scene:forum-topic';

export const publicQuestions = {
  access: 'guest',
  summary: '问题的公开列表',
  /** A question that is taken out of sight leaves the list at once; a new one comes as to any list. */
  topics: ({ topic }: { topic?: string | undefined }, data?: z.output<typeof publicQuestionsSchema>) => [
    'questions',
    ...(topic === undefined ? [] : [TOPICS]),
    ...(data?.items ?? []).map(({ id: questionId }) => `question:${questionId}`),
  ],
  query: z.object({
    topic: code.optional(),
    page: z.coerce.number<number>().int().min(1).max(LIST_PAGES).default(1),
  }),
  data: publicQuestionsSchema,
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

export const publicPastOpenDays = {
  access: 'guest',
  summary: '过去的开放日',
  topics: () => ['open-days'],
  /** Fifty of them. */
  data: z.object({ items: z.array(openDayEventSchema), total: z.int().min(0) }),
} as const;

const listOf: Readonly<Record<PublicKind, string>> = {
  question: 'questions',
  comic: 'comics',
  chapter: 'comics',
  work: 'works',
  'open-day': 'open-days',
  help: 'help',
  answers: 'questions',
  questions: 'questions',
  certificate: 'certificates',
};

export const publicAddresses = {
  access: 'guest',
  summary: '有自己页面的内容',
  topics: ({ kind }: { kind: PublicKind }) => [listOf[kind], ...(kind === 'questions' ? [TOPICS] : [])],
  query: z.object({ kind: z.enum(publicKinds), page: z.coerce.number<number>().int().min(1).max(10_000).default(1) }),
  data: z.object({
    items: z.array(publicAddressSchema).max(ADDRESSES_A_PAGE),
    page: z.int().min(1),
    /** How many pages there are; one between them may be empty. */
    pages: z.int().min(0),
  }),
} as const;
