import { z } from 'zod';
import { releasesSnapshotSchema } from '../../release/releases-snapshot';
import { deskFields } from '../../fields';
import {
  code,
  id,
  instant,
  keyword,
  optionalText,
  pageOf,
  pictureSchema,
  typed,
  editor,
  official,
  operator,
} from '../basics';
import { deskFlag, deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';

/** Lists that editors keep; `work-season` has dates. */
export const choiceLists = ['forum-topic', 'contact-topic', 'work-season', 'work-category'] as const;
const choiceList = z.enum(choiceLists);

export const deskChoiceSchema = z.object({
  id,
  version: rowVersion,
  sceneCode: choiceList,
  /** The value by which other rows name it. */
  value: code,
  label: z.string(),
  description: z.string(),
  /** Counts from 0; the smaller the further up. */
  position: z.int(),
  /** The instant from which a season takes votes; null from the beginning. */
  opensAt: instant.nullable(),
  /** The instant until which a season takes votes; null without end. */
  closesAt: instant.nullable(),
});

export type DeskChoice = z.output<typeof deskChoiceSchema>;

const moment = z.iso.datetime({ offset: true }).nullable();

/** Short lists that visitors choose from: topics of questions and messages, seasons and categories of the awards. */
export const deskChoiceList = editor.get('/api/ext/v1/desk/choices', '选项列表', {
  query: deskListQuery(['position', 'label'], { keyword, sceneCode: choiceList.optional() }),
  data: pageOf(deskChoiceSchema),
});

/** Adds a choice, or changes one that was looked at. Its list and its value stay what they are. */
export const deskChoiceSave = editor.post('/api/ext/v1/desk/choices/save', '保存选项', {
  body: z.object({
    ...savedRow,
    sceneCode: choiceList.optional(),
    value: code.optional(),
    label: typed(deskFields.label).optional(),
    description: optionalText(deskFields.description.max),
    position: z.int().min(0).max(1000).optional(),
    opensAt: moment.optional(),
    closesAt: moment.optional(),
  }),
  data: deskChoiceSchema,
});

/** Refused with `in-use` while anything names it. */
export const deskChoiceRemove = editor.post('/api/ext/v1/desk/choices/remove', '删除选项', { body: lookedAt });

export const deskWorkSchema = z.object({
  id,
  version: rowVersion,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  season: code,
  category: code,
  content: z.array(z.string()),
  steps: z.array(z.string()),
  /** The award; empty where the work won nothing. */
  award: z.string(),
  cover: pictureSchema,
  likeCount: z.int().min(0),
  submittedAt: instant,
  /** Whether visitors do not see it. */
  withdrawn: z.boolean(),
  sample: z.boolean(),
});

export type DeskWork = z.output<typeof deskWorkSchema>;

/** Works of the awards, those that were withdrawn among them. */
export const deskWorkList = editor.get('/api/ext/v1/desk/works', '作品列表', {
  query: deskListQuery(['submittedAt', 'likeCount', 'title'], {
    keyword,
    season: code.optional(),
    category: code.optional(),
    withdrawn: deskFlag,
  }),
  data: pageOf(deskWorkSchema),
});

const lines = (field: { max: number }, most: number) =>
  z.array(typed(field)).min(1, '至少写一条').max(most, `最多 ${most} 条`);

/** Publishes a work, or changes one: its texts, its award, whether visitors see it. */
export const deskWorkSave = editor.post('/api/ext/v1/desk/works/save', '保存作品', {
  body: z.object({
    ...savedRow,
    title: typed(deskFields.title).optional(),
    summary: typed(deskFields.description).optional(),
    author: typed(deskFields.label).optional(),
    season: code.optional(),
    category: code.optional(),
    content: lines(deskFields.paragraph, 40).optional(),
    steps: lines(deskFields.label, 12).optional(),
    award: optionalText(deskFields.label.max),
    withdrawn: z.boolean().optional(),
  }),
  data: deskWorkSchema,
});

const count = z.int().min(0);
const day = z.iso.date();

/** Work that waits for the caller, by their roles, and data for the charts of the first page. */
export const deskToday = official.get('/api/ext/v1/desk/today', '今天', {
  data: z.object({
    /** Numbers by kind, of what the asking person's roles let them decide; works also for who decides about other things. */
    waiting: z.array(
      z.object({
        kind: z.enum(['reports', 'content', 'entries', 'applications', 'messages', 'bookings', 'requests', 'roles']),
        count,
      }),
    ),
    /** The last 30 days, each of them, in Asia/Shanghai; empty without the role of operator. */
    days: z.array(z.object({ day, messages: count, bookings: count, questions: count })),
    downloads: z.array(z.object({ system: z.string(), version: z.string(), count })),
    /** Share of visitors' good loads by page release, 0 to 1. */
    vitals: z.array(z.object({ metric: z.string(), release: z.string(), good: z.number(), count })),
    /** Third quartile of visitors' loads by page of the site map, over 7 days; milliseconds but for CLS. */
    pages: z.array(z.object({ page: z.string(), metric: z.enum(['LCP', 'INP', 'CLS']), p75: z.number(), count })),
    /** Searches of visitors that found nothing, over 30 days. */
    searches: z.array(z.object({ place: z.enum(['questions', 'works', 'search']), words: z.string(), count })),
  }),
});

/** A backend's description of itself; its id is made at its start. */
const backendFacts = { id: z.string(), startedAt: instant, node: z.string(), memoryBytes: count };

export const deskHealth = operator.get('/api/ext/v1/desk/health', '运行状况', {
  data: z.object({
    database: z.object({
      engine: z.enum(['pglite', 'postgres']),
      /** Bytes. */
      size: count,
      /** Milliseconds that a question took just now. */
      latency: z.number(),
      migrations: count,
    }),
    // Bytes that are left on the disk; null where files lie in a bucket.
    files: z.object({ count, bytes: count, freeBytes: count.nullable() }),
    /** The one that answers. */
    backend: z.object(backendFacts),
    /** Backends on the same database, as each described itself last, every 30 seconds; those silent for five minutes are left out. */
    backends: z.array(
      z.object({
        ...backendFacts,
        host: z.string(),
        seenAt: instant,
        /** Said nothing for longer than a beat or two may be missing. */
        away: z.boolean(),
      }),
    ),
  }),
});

/** What is live and who decided it, as the composer told last; null before it did. */
export const deskReleases = operator.get('/api/ext/v1/desk/releases', '发布', {
  data: releasesSnapshotSchema.nullable(),
});
