import { z } from 'zod';
import { contentSchemaSchema } from '../../content';
import { contentKey, packageName } from '../../release/names';
import { id, instant, optionalText, pageOf, guest, marketer, operator } from '../basics';
import { deskListQuery, rowVersion } from '../desk/list';

const named = { package: packageName, key: contentKey };
/** Names of entries of one package, separated by commas. */
const keys = z
  .string()
  .max(2000)
  .regex(/^[a-z][a-z0-9-]{0,60}(?:,[a-z][a-z0-9-]{0,60})*$/, '格式不正确');

/**
 * What is published of some entries of a package, the newest first of each: a release shows the newest that fits its own schema. An
 * entry without any is as the release ships it.
 */
export const siteContent = guest.get('/api/ext/v1/content', '页面上可编辑的内容', {
  topics: ({ package: name, keys: wanted }: { package: string; keys: string }) =>
    wanted.split(',').map((key) => `content:${name}/${key}`),
  query: z.object({ package: packageName, keys }),
  data: z.object({ entries: z.record(contentKey, z.array(z.unknown()).max(5)) }),
});

/** A colleague; without a number once the account is deleted. */
const person = z.object({ id: id.nullable(), name: z.string() });

const row = z.object({
  /** `<package>/<key>`. */
  id: z.string(),
  ...named,
  title: z.string(),
  /** Addresses that show it, below the base path; those with parameters as their pattern. */
  addresses: z.array(z.string()),
  /** Whether somebody's change of it is not published yet, and whose. */
  draft: z.object({ by: person, at: instant }).nullable(),
  /** Who published it last; null where it is as the release ships it. */
  published: z.object({ by: person, at: instant }).nullable(),
  /** What is published does not fit what the live release declares: the release shows its own words. */
  misfit: z.boolean(),
});

export type DeskContentRow = z.output<typeof row>;

/** Everything that can be edited on the site's pages. */
export const deskContentList = marketer.get('/api/ext/v1/desk/site-content', '页面内容', {
  query: deskListQuery(['place', 'title', 'published', 'draft'], {
    keyword: optionalText(80),
    state: z.enum(['draft', 'published', 'shipped', 'misfit']).optional(),
  }),
  data: pageOf(row),
});

const change = z.object({
  id,
  /** Null where the entry was put back to what the release ships. */
  value: z.unknown().nullable(),
  by: person,
  at: instant,
  /** The number of the publication that it was part of. */
  publication: id,
});

export const deskContentSchema = row.extend({
  description: z.string(),
  schema: contentSchemaSchema,
  /** What the live release ships with. */
  shipped: z.unknown(),
  /** What visitors see. */
  live: z.unknown(),
  /** What is being edited: the draft, or what is live. */
  value: z.unknown(),
  /** Another one with each draft that is kept or thrown away, and each publication: a save names the one that it is based on. */
  version: z.int().min(0),
  /** Publications, the newest first, 50 at most. */
  history: z.array(change).max(50),
});

export type DeskContent = z.output<typeof deskContentSchema>;
export type DeskContentChange = z.output<typeof change>;

export const deskContentDetail = marketer.get('/api/ext/v1/desk/site-content/one', '一项页面内容', {
  query: z.object(named),
  data: deskContentSchema,
});

/** Keeps a draft. Refused with `invalid-request` and the fields where it does not fit, with `changed-since` where somebody else kept one since. */
export const deskContentDraft = marketer.post('/api/ext/v1/desk/site-content/draft', '保存草稿', {
  body: z.object({ ...named, value: z.unknown(), version: z.int().min(0) }),
  data: deskContentSchema,
});

export const deskContentDiscard = marketer.post('/api/ext/v1/desk/site-content/discard', '放弃草稿', {
  body: z.object({ ...named, version: rowVersion }),
  data: deskContentSchema,
});

/** Opens a page as it would be with the drafts of its package, for an hour and for whoever has the address. */
export const deskContentPreview = marketer.post('/api/ext/v1/desk/site-content/preview', '预览草稿', {
  body: z.object(named),
  /** `path` stands before the address of a page: `preview/<token>` and `/about-us/`. */
  data: z.object({ path: z.string(), endsAt: instant }),
});

const publicationStates = ['proposed', 'scheduled', 'experiment', 'ended', 'published', 'cancelled'] as const;

/** Visitors in a hundred who see it; who did stays among them as it grows. */
export const experimentShare = z.int().min(1).max(99);

export const publicationSchema = z.object({
  id,
  /**
   * `proposed` until a second person consents, `scheduled` until its time has come, `experiment` while some visitors see it, `ended` once
   * its time is over: nobody sees it until somebody decides.
   */
  state: z.enum(publicationStates),
  by: person,
  /** Who consented; null where nobody had to, or has not yet. */
  consent: person.nullable(),
  /** The instant from which visitors see it; of a proposal the wanted one, or when it was made. */
  at: instant,
  note: z.string(),
  /** Of one that some visitors see, or saw, before all. */
  experiment: z.object({ share: experimentShare, endsAt: instant }).nullable(),
  entries: z.array(z.object({ ...named, title: z.string() })),
  /** Whether it is the newest of everything in it, so that it can be undone. */
  undoable: z.boolean(),
});

export type DeskPublication = z.output<typeof publicationSchema>;

/**
 * Publishes drafts together, now or at a time: all of them, or none; or as an experiment, to some visitors until its end. Where the
 * site's rules ask for consent, it is a proposal.
 */
export const deskContentPublish = marketer.post('/api/ext/v1/desk/site-content/publish', '发布', {
  body: z.object({
    entries: z
      .array(z.object({ ...named, version: rowVersion }))
      .min(1)
      .max(50),
    at: z.iso.datetime({ offset: true }).optional(),
    experiment: z.object({ share: experimentShare, endsAt: z.iso.datetime({ offset: true }) }).optional(),
    note: optionalText(200),
  }),
  data: publicationSchema,
});

/** Publications, the newest first. */
export const deskPublicationList = marketer.get('/api/ext/v1/desk/site-content/publications', '发布记录', {
  query: deskListQuery(['at'], { state: z.enum(publicationStates).optional() }),
  data: pageOf(publicationSchema),
});

export const deskPublicationDetail = marketer.get('/api/ext/v1/desk/site-content/publication', '一次发布的内容', {
  query: z.object({ id: z.coerce.number().pipe(id) }),
  data: publicationSchema.extend({
    changes: z.array(
      z.object({ ...named, title: z.string(), schema: contentSchemaSchema, live: z.unknown(), value: z.unknown() }),
    ),
  }),
});

/** Consents to a colleague's proposal: it is published as it was proposed, now or at its time. Refused with `own-proposal` to who made it. */
export const deskPublicationConsent = marketer.post('/api/ext/v1/desk/site-content/consent', '同意一次发布', {
  body: z.object({ id }),
  data: publicationSchema,
});

const contentRules = z.object({
  /** Whether a publication needs a second person. */
  consent: z.boolean(),
});

export const deskContentRules = marketer.get('/api/ext/v1/desk/site-content/rules', '发布的规则', {
  data: contentRules,
});

export const deskContentRulesChange = operator.post('/api/ext/v1/desk/site-content/rules', '修改发布的规则', {
  body: contentRules,
  data: contentRules,
});

/** Takes a publication back as one: what stood before it stands again; one that waits for its time never comes. */
export const deskPublicationUndo = marketer.post('/api/ext/v1/desk/site-content/undo', '撤回一次发布', {
  body: z.object({ id }),
  data: publicationSchema,
});

/** Makes what was published once, or what the release ships (`null`), the draft. */
export const deskContentRestore = marketer.post('/api/ext/v1/desk/site-content/restore', '取回以前的内容', {
  body: z.object({ ...named, change: id.nullable(), version: z.int().min(0) }),
  data: deskContentSchema,
});
