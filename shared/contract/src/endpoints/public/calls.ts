import { z } from 'zod';
import { openDayEventSchema, tableSchema } from '../appointments/calls';
import { code, id, instant, pageOf, queryId, queryPaging, guest } from '../basics';
import { chapterCommentsSchema, chapterDetailSchema, chapterSchema, comicSchema } from '../comics/calls';
import { answerSchema, questionDetailSchema, questionSchema } from '../forum/calls';
import { workDetailSchema, workSchema, workSorts } from '../works/calls';
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
  // Have pages of their own, and no list of them anywhere.
  'certificate',
  'person',
] as const;

/** Numbers that one page of addresses spans: where some are out of sight, it has fewer addresses, and none moves to another page. */
export const ADDRESSES_A_PAGE = 10_000;

const publicAddressSchema = z.object({
  /** The end of its address: a number, of help the article's name, of `questions` the topic. */
  id: z.union([id, code]),
  /** The instant of the last change of what its page shows, likes and seats apart. */
  updatedAt: instant,
  /** The comic of a chapter. */
  comicId: id.optional(),
  /** The page of `answers` or `questions`. */
  page: z.int().min(1).optional(),
  /** Only where texts are asked for: what it is called, and the beginning of what it says. */
  title: z.string().optional(),
  text: z.string().optional(),
});

export type PublicQuestion = z.output<typeof publicQuestionSchema>;
export type PublicComic = z.output<typeof publicComicSchema>;
export type PublicChapter = z.output<typeof publicChapterSchema>;
export type PublicOpenDay = z.output<typeof publicOpenDaySchema>;
export type PublicKind = (typeof publicKinds)[number];
export type PublicAddress = z.output<typeof publicAddressSchema>;

/*
 * Content of a page that shows one thing, the same for everybody. Refused with `not-found` where it never was in sight, with `gone`
 * where it was and is no more.
 */

/** A question with a page of its answers, the first one unless told. */
export const publicQuestion = guest.get('/api/ext/v1/public/question', '一个问题的公开内容', {
  topics: ({ id: questionId }: { id: number }) => [`question:${questionId}`],
  query: z.object({ id: queryId, page: z.coerce.number<number>().int().min(1).max(ANSWER_PAGES).default(1) }),
  data: publicQuestionSchema,
});

/** Topic of a change in the list of topics. */
const TOPICS = 'scene:forum-topic';

/** Questions by page as `questionList` gives them; refused with `not-found` beyond their end, and of a topic that there is not. */
export const publicQuestions = guest.get('/api/ext/v1/public/questions', '问题的公开列表', {
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
});

/** A comic with its chapters by number. */
export const publicComic = guest.get('/api/ext/v1/public/comic', '一部漫画的公开内容', {
  topics: ({ id: comicId }: { id: number }) => [`comic:${comicId}`],
  query: z.object({ id: queryId }),
  data: publicComicSchema,
});

/** A chapter with its panels, and the comic that it is of. */
export const publicChapter = guest.get('/api/ext/v1/public/chapter', '漫画一话的公开内容', {
  topics: ({ id: chapterId, comicId }: { id: number; comicId: number }) => [`chapter:${chapterId}`, `comic:${comicId}`],
  /** A chapter of another comic is not found: each has one address. */
  query: z.object({ comicId: queryId, id: queryId }),
  data: publicChapterSchema,
});

export const publicWork = guest.get('/api/ext/v1/public/work', '一个作品的公开内容', {
  topics: ({ id: workId }: { id: number }) => [`work:${workId}`],
  query: z.object({ id: queryId }),
  data: workDetailSchema,
});

/** Works of the awards by page, as `activityWorksPage` lists them, for the pages that are composed of it. */
export const publicWorks = guest.get('/api/ext/v1/public/works', '大赛作品的公开列表', {
  topics: () => ['works'],
  query: z.object({
    season: code.optional(),
    category: code.optional(),
    sort: z.enum(workSorts).default('latest'),
    ...queryPaging,
  }),
  data: pageOf(workSchema),
});

/** An open day with its tables, whether it is still to come or over. */
export const publicOpenDay = guest.get('/api/ext/v1/public/open-day', '一个开放日的公开内容', {
  topics: ({ id: eventId }: { id: number }) => [`open-day:${eventId}`],
  query: z.object({ id: queryId }),
  data: publicOpenDaySchema,
});

/** Open days that are over, the latest first. */
export const publicPastOpenDays = guest.get('/api/ext/v1/public/past-open-days', '过去的开放日', {
  topics: () => ['open-days'],
  /** Fifty of them. */
  data: z.object({ items: z.array(openDayEventSchema), total: z.int().min(0) }),
});

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
  person: 'people',
};

/**
 * Addresses of things with a page of their own, by number: for sitemaps. With `texts`, of the latest alone, with what they say: for the
 * index of the site; of kinds that have none, there are no items.
 */
export const publicAddresses = guest.get('/api/ext/v1/public-addresses', '有自己页面的内容', {
  topics: ({ kind }: { kind: PublicKind }) => [listOf[kind], ...(kind === 'questions' ? [TOPICS] : [])],
  query: z.object({
    kind: z.enum(publicKinds),
    page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    texts: z.literal('1').optional(),
  }),
  data: z.object({
    items: z.array(publicAddressSchema).max(ADDRESSES_A_PAGE),
    page: z.int().min(1),
    /** How many pages there are; one between them may be empty. */
    pages: z.int().min(0),
  }),
});
