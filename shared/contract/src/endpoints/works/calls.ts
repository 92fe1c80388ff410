import { z } from 'zod';
import { bodyPaging, code, id, instant, keyword, pageOf, pictureSchema, queryId, guest } from '../basics';
import { keywordFound } from '../search/calls';

export const workSchema = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** The member, where they show their works on a page of their own. */
  authorId: id.nullable().optional(),
  /** A value of scene code `work-season`. */
  season: code,
  /** A value of scene code `work-category`. */
  category: code,
  cover: pictureSchema,
  likeCount: z.int().min(0),
  /** Whether this visitor did; false for a guest. */
  liked: z.boolean(),
  submittedAt: instant,
  /** Steps of the automated process, in order. */
  steps: z.array(z.string()),
  /** The award; empty where the work won nothing. */
  award: z.string(),
  sample: z.boolean(),
});

export const workDetailSchema = workSchema.extend({
  /** Paragraphs of plain text. */
  content: z.array(z.string()),
  pictures: z.array(pictureSchema).optional(),
  /** Page of a video elsewhere; empty where there is none. */
  video: z.string().optional(),
});

export const workSorts = ['latest', 'likes'] as const;
export type WorkSort = (typeof workSorts)[number];
export type Work = z.output<typeof workSchema>;
export type WorkDetail = z.output<typeof workDetailSchema>;

/** Works of the awards by page, filtered, sorted and searched. */
export const activityWorksPage = guest.post('/api/noauth/v1/coe/activityWorks/page', '大赛作品分页', {
  token: 'optional',
  body: z.object({
    /** A value of scene code `work-season`; all seasons without it. */
    season: code.optional(),
    /** A value of scene code `work-category`; all categories without it. */
    category: code.optional(),
    /** Finds what the search finds, and what has it as it is written in title, summary or author; up to 40 UTF-16 units. */
    keyword,
    sort: z.enum(workSorts).default('latest'),
    ...bodyPaging,
  }),
  data: pageOf(workSchema).extend(keywordFound),
});

/** A work in full, for its dialog. */
export const workDetail = guest.get('/api/ext/v1/works/detail', '作品详情', {
  token: 'optional',
  topics: ({ workId }: { workId: number }) => [`work:${workId}`],
  query: z.object({ workId: queryId }),
  data: workDetailSchema,
});
