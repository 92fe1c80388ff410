import { z } from 'zod';
import { moderationFields, workFields, workLimits } from '../../fields';
import { code, id, instant, keyword, optionalText, pageOf, queryId, editor, visitor } from '../basics';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';
import { fileId, uploadedFileSchema } from '../grade/calls';
import { personSchema } from '../users/calls';

export const entryStates = ['draft', 'submitted', 'published', 'returned', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];

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
      title: z.string().optional(),
      summary: z.string().optional(),
      season: code.optional(),
      category: code.optional(),
      story: z.string().optional(),
      steps: z.string().optional(),
    })
    .nullable(),
});

export type WorkEntry = z.output<typeof workEntrySchema>;

const myWorkEntrySchema = workEntrySchema.pick({
  id: true,
  title: true,
  season: true,
  category: true,
  state: true,
  reason: true,
  workId: true,
  savedAt: true,
});

export type MyWorkEntry = z.output<typeof myWorkEntrySchema>;

/** Works that this visitor entered for the awards, whatever became of them, the last written first, at most 100. */
export const myWorkEntries = visitor.get('/api/ext/v1/my/work-entries', '我参赛的作品', {
  data: z.array(myWorkEntrySchema),
});

/** A work of the visitor's in full; another person's is not found. */
export const workEntry = visitor.get('/api/ext/v1/works/entry', '我参赛的一件作品', {
  query: z.object({ id: queryId }),
  data: workEntrySchema,
});

const choice = z.union([z.literal(''), code]).optional();

/**
 * Begins a draft, or keeps what was written in one; what is left out stays. Taken after the season's end, too. Refused with
 * `changed-since` where it was written elsewhere meanwhile, and with `entry-state` while it is looked at or published.
 */
export const workEntrySave = visitor.post('/api/ext/v1/works/entry/save', '保存作品的草稿', {
  body: z.object({
    ...savedRow,
    title: optionalText(workFields.title.max),
    summary: optionalText(workFields.summary.max),
    story: optionalText(workFields.story.max),
    season: choice,
    category: choice,
    steps: optionalText(workFields.steps.max),
    cover: fileId.nullable().optional(),
    pictures: z.array(fileId).max(workLimits.pictures, `最多 ${workLimits.pictures} 张图`).optional(),
    video: optionalText(workFields.video.max),
    /** The version of `mended` that the author has looked at; what is written here replaces it. */
    mendedVersion: rowVersion.optional(),
  }),
  data: workEntrySchema,
});

/** Hands it in. Refused with `season-closed` outside its season, and with `invalid-request` where something is missing. */
export const workEntrySubmit = visitor.post('/api/ext/v1/works/entry/submit', '提交作品', {
  publishes: true,
  body: lookedAt,
  data: workEntrySchema,
});

/** Makes a draft of it again, while its season is open. What was published stays in sight as it is. */
export const workEntryReopen = visitor.post('/api/ext/v1/works/entry/reopen', '收回作品来修改', {
  body: lookedAt,
  data: workEntrySchema,
});

/** Takes it out of the awards at any time, and out of sight; its votes stay with it. */
export const workEntryWithdraw = visitor.post('/api/ext/v1/works/entry/withdraw', '撤回作品', {
  body: lookedAt,
  data: workEntrySchema,
});

/** Deletes one that was never published. */
export const workEntryRemove = visitor.post('/api/ext/v1/works/entry/remove', '删掉没有发布过的作品', {
  body: lookedAt,
});

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

/** Entries that members handed in, for who publishes them; drafts are nobody else's. */
export const deskEntryList = editor.get('/api/ext/v1/desk/work-entries', '提交上来的作品', {
  query: deskListQuery(['submittedAt', 'title'], {
    keyword,
    state: z.enum(['submitted', 'published', 'returned']).optional(),
    season: code.optional(),
    category: code.optional(),
  }),
  data: pageOf(deskEntrySchema),
});

/** Publishes what was looked at, or returns it with a reason; the author is told. */
export const deskEntryDecide = editor.post('/api/ext/v1/desk/work-entries/decide', '发布或退回作品', {
  body: z.object({
    id,
    version: rowVersion,
    decision: z.enum(['published', 'returned']),
    /** Told to the author; needed to return it. */
    reason: optionalText(moderationFields.reason.max),
    /** The version of `mended` that the publisher has looked at, and replaces. */
    mendedVersion: rowVersion.optional(),
  }),
});
