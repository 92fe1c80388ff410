import { z } from 'zod';
import { gradeLevels } from '../../fields';
import { code, id, instant, queryId, guest, visitor } from '../basics';
import { certificateNo } from '../grade/calls';
import { personSchema } from '../users/calls';

/** What a member may show on a page of their own. */
export const shownParts = ['questions', 'answers', 'works', 'certificates'] as const;
const shown = z.array(z.enum(shownParts)).max(shownParts.length);
/** The latest of each on the page. */
const MOST = 20;

const titled = z.object({ id, title: z.string(), at: instant });

const publicPersonSchema = z.object({
  person: personSchema,
  joinedAt: instant,
  /** Absent: the member does not show them. */
  questions: z.array(titled).max(MOST).optional(),
  /** `title` is the question's. */
  answers: z
    .array(titled.extend({ questionId: id, excerpt: z.string() }))
    .max(MOST)
    .optional(),
  works: z
    .array(titled.extend({ award: z.string().nullable() }))
    .max(MOST)
    .optional(),
  certificates: z
    .array(z.object({ no: certificateNo, level: z.enum(gradeLevels), at: instant }))
    .max(MOST)
    .optional(),
});

export type PublicPerson = z.output<typeof publicPersonSchema>;
export type ShownPart = (typeof shownParts)[number];

/** What a member chose to show; refused with `not-found` where that is nothing. */
export const publicPerson = guest.get('/api/ext/v1/public/person', '成员公开的主页', {
  /** An answer goes, and is named anew, with its question. */
  topics: ({ id: personId }: { id: number }, data?: PublicPerson) => [
    `person:${personId}`,
    ...(data?.answers ?? []).map(({ questionId }) => `question:${questionId}`),
  ],
  query: z.object({ id: queryId }),
  data: publicPersonSchema,
});

const profile = z.object({ shown });

export const profileShown = visitor.get('/api/ext/v1/my/profile', '我公开的内容', { data: profile });

export const profileSave = visitor.post('/api/ext/v1/my/profile/save', '公开哪些内容', {
  body: profile,
  data: profile,
});

const follows = z.object({
  people: z.array(z.object({ id, name: z.string() })),
  /** Values of scene code `forum-topic`. */
  topics: z.array(code),
});

export type Follows = z.output<typeof follows>;

export const MOST_FOLLOWS = 200;

/** People and topics that this visitor follows, latest first; people who show nothing any more are left out. */
export const followList = visitor.get('/api/ext/v1/my/follows', '我关注的人和话题', { data: follows });

/** Follows a person or a topic, or does so no more; `topic` where no person is named. */
export const followSave = visitor.post('/api/ext/v1/my/follows/save', '关注人或话题', {
  body: z
    .object({ personId: id.optional(), topic: code.optional(), following: z.boolean() })
    .refine(({ personId, topic }) => (personId === undefined) !== (topic === undefined), '写明一个人或一个话题'),
  data: follows,
});
