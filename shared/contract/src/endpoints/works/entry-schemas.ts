import { z } from 'zod';
import { moderationFields, workFields, workLimits } from '../../fields';
import { code, id, instant, keyword, optionalText, pageOf, queryId } from '../basics';
import { deskListQuery, rowVersion } from '../desk/list';
import { fileId, uploadedFileSchema } from '../grade/schemas';
import { personSchema } from '../users/schemas';

export const entryStates = ['draft', 'submitted', 'published', 'returned', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];

/** A member's texts, as they typed them. */
const texts = {
  title: z.string(),
  summary: z.string(),
  /** A paragraph a line. */
  story: z.string(),
  /** Empty while none was chosen. */
  season: z.string(),
  category: z.string(),
  /** A step a line. */
  steps: z.string(),
  cover: uploadedFileSchema.nullable(),
  pictures: z.array(uploadedFileSchema),
  video: z.string(),
};

export const workEntrySchema = z.object({
  id,
  version: rowVersion,
  state: z.enum(entryStates),
  ...texts,
  /** Why it was returned last; empty once it was published. */
  reason: z.string(),
  /** The work that everybody sees; what is written since is here alone until it is published. */
  workId: id.nullable(),
  savedAt: instant,
  /**
   * Changes by an editor to the work in sight since its author took note of it, as it reads now, and at which version: each that is
   * another text. Null where nothing is.
   */
  mended: z
    .object({
      version: rowVersion,
      ...{ title: z.string().optional(), summary: z.string().optional(), season: code.optional() },
      ...{ category: code.optional(), story: z.string().optional(), steps: z.string().optional() },
    })
    .nullable(),
});

export type WorkEntry = z.output<typeof workEntrySchema>;

const myWorkEntrySchema = workEntrySchema.pick({
  ...{ id: true, title: true, season: true, category: true, state: true, reason: true, workId: true, savedAt: true },
});

export type MyWorkEntry = z.output<typeof myWorkEntrySchema>;

export const myWorkEntries = { access: 'visitor', summary: '我参赛的作品', data: z.array(myWorkEntrySchema) } as const;

export const workEntry = {
  access: 'visitor',
  summary: '我参赛的一件作品',
  query: z.object({ id: queryId }),
  data: workEntrySchema,
} as const;

const choice = z.union([z.literal(''), code]).optional();

export const workEntrySave = {
  access: 'visitor',
  summary: '保存作品的草稿',
  body: z.object({
    id: id.optional(),
    version: rowVersion.optional(),
    title: optionalText(workFields.title.max),
    summary: optionalText(workFields.summary.max),
    story: optionalText(workFields.story.max),
    season: choice,
    category: choice,
    steps: optionalText(workFields.steps.max),
    cover: fileId.nullable().optional(),
    pictures: z.array(fileId).max(workLimits.pictures, `最多 ${workLimits.pictures} 张图`).optional(),
    video: optionalText(workFields.video.max),
    /** Of `mended`: the author has looked at it, and what is written here goes over it. */
    mendedVersion: rowVersion.optional(),
  }),
  data: workEntrySchema,
} as const;

const looked = z.object({ id, version: rowVersion });

export const workEntrySubmit = {
  access: 'visitor',
  summary: '提交作品',
  publishes: true,
  body: looked,
  data: workEntrySchema,
} as const;

export const workEntryReopen = {
  access: 'visitor',
  summary: '收回作品来修改',
  body: looked,
  data: workEntrySchema,
} as const;

export const workEntryWithdraw = {
  access: 'visitor',
  summary: '撤回作品',
  body: looked,
  data: workEntrySchema,
} as const;

export const workEntryRemove = {
  access: 'visitor',
  summary: '删掉没有发布过的作品',
  body: looked,
  data: z.null(),
} as const;

const deskEntrySchema = workEntrySchema.extend({
  author: personSchema,
  submittedAt: instant,
  /** Whether its season takes works now: after its end, what is returned cannot come again. */
  seasonOpen: z.boolean(),
  /** The public text so far; null where it never was published. */
  shown: z
    .object({ title: z.string(), summary: z.string(), content: z.array(z.string()), steps: z.array(z.string()) })
    .nullable(),
});

export type DeskEntry = z.output<typeof deskEntrySchema>;

export const deskEntryList = {
  access: 'editor',
  summary: '提交上来的作品',
  query: deskListQuery(['submittedAt', 'title'], {
    keyword,
    state: z.enum(['submitted', 'published', 'returned']).optional(),
    season: code.optional(),
    category: code.optional(),
  }),
  data: pageOf(deskEntrySchema),
} as const;

export const deskEntryDecide = {
  access: 'editor',
  summary: '发布或退回作品',
  body: z.object({
    id,
    version: rowVersion,
    decision: z.enum(['published', 'returned']),
    /** Told to the author; needed to return it. */
    reason: optionalText(moderationFields.reason.max),
    /** Of `mended`: who publishes has looked at it, and goes over it. */
    mendedVersion: rowVersion.optional(),
  }),
  data: z.null(),
} as const;
