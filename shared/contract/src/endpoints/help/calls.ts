import { z } from 'zod';
import { helpFields, helpScenes } from '../../fields';
import { apiPath, code, id, instant, keyword, pageOf, queryId, text, typed, editor, guest } from '../basics';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';

/** Some words of an article, and how they are there. */
const words = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  code: z.literal(true).optional(),
  /** A path of this site with its first slash, or an address elsewhere. */
  href: z.string().optional(),
  /** Set for a link that leads to another site. */
  rel: z.literal('nofollow noopener').optional(),
});

/** A part of an article. No other exists, so that nothing in an article can be more than words and pictures. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), words: z.array(words) }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(3), z.literal(4)]), words: z.array(words) }),
  z.object({ kind: z.literal('quote'), words: z.array(words) }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(words)) }),
  /** A picture of the library, in its own pixels. */
  z.object({
    kind: z.literal('picture'),
    url: apiPath,
    width: z.int().min(1),
    height: z.int().min(1),
    alt: z.string(),
  }),
]);

export type HelpWords = z.output<typeof words>;
export type HelpBlock = z.output<typeof block>;

const section = z.object({ id: code, name: z.string() });
const entry = z.object({
  /** Name by which votes are counted, and the end of its address. */
  id: code,
  /** The section's id. */
  section: code,
  title: z.string(),
  summary: z.string(),
  /** Words by which it is found beside its own. */
  keywords: z.string(),
  updatedAt: instant,
});

/** Every article that visitors may read, in the order in which they stand, without what is in them. */
export const helpArticleList = guest.get('/api/ext/v1/help/articles', '帮助文章', {
  topics: () => ['help'],
  data: z.object({ sections: z.array(section), articles: z.array(entry) }),
});

/** An article that the server has parsed, so that whoever shows it needs no Markdown. Refused with `gone` where it was withdrawn. */
export const helpArticleDetail = guest.get('/api/ext/v1/help/articles/one', '一篇帮助文章', {
  topics: ({ id: slug }: { id: string }) => [`help:${slug}`],
  query: z.object({
    id: code,
    /** Opens an article that is not published, from the desk's preview. */
    preview: z
      .string()
      .max(100)
      .regex(/^[\w.-]+$/, '格式不正确')
      .optional(),
  }),
  data: entry.extend({
    sectionName: z.string(),
    /** The picture in it; null for none. */
    scene: z.enum(helpScenes).nullable(),
    body: z.array(block),
  }),
});

/** Search index for remotes of earlier releases; now it is `publicSearch`. */
export const helpSearchIndex = guest.get('/api/ext/v1/help/search-index', '帮助文章的检索表', {
  data: z.object({
    ids: z.array(code),
    /** Articles by the words in them: `article:points` pairs joined by blanks; articles by their place in `ids`. */
    words: z.record(z.string(), z.string()),
  }),
});

export const helpStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;

const row = z.object({
  id,
  version: rowVersion,
  slug: code,
  sectionId: id,
  sectionName: z.string(),
  title: z.string(),
  summary: z.string(),
  keywords: z.string(),
  scene: z.enum(helpScenes).nullable(),
  /** The place within its section, from 0. */
  position: z.int(),
  state: z.enum(helpStates),
  /** The instant from which visitors see it; null for a draft. */
  publishAt: instant.nullable(),
  updatedAt: instant,
});

export const deskHelpSchema = row.extend({
  /** Markdown. */
  body: z.string(),
});

export type DeskHelpRow = z.output<typeof row>;
export type DeskHelpArticle = z.output<typeof deskHelpSchema>;

/** Articles in every state, without what is in them. */
export const deskHelpList = editor.get('/api/ext/v1/desk/help', '帮助文章（工作台）', {
  query: deskListQuery(['position', 'title', 'updatedAt', 'state'], {
    keyword,
    sectionId: queryId.optional(),
    state: z.enum(helpStates).optional(),
  }),
  data: pageOf(row),
});

export const deskHelpArticle = editor.get('/api/ext/v1/desk/help/one', '一篇帮助文章（工作台）', {
  query: z.object({ id: queryId }),
  data: deskHelpSchema,
});

/** Forms send null for a field that is empty. */
const emptied = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => (value === null ? '' : value));

/** Makes an article, changes one, or brings it into another state. A link to a page that this site does not have is refused. */
export const deskHelpSave = editor.post('/api/ext/v1/desk/help/save', '新建或修改帮助文章', {
  body: z.object({
    ...savedRow,
    /** Given for a new one alone. */
    slug: code.optional(),
    sectionId: id.optional(),
    title: typed(helpFields.title).optional(),
    summary: typed(helpFields.summary).optional(),
    keywords: emptied(helpFields.keywords.max),
    scene: z.enum(helpScenes).nullable().optional(),
    body: emptied(helpFields.body.max),
    state: z.enum(helpStates).optional(),
    publishAt: z.iso.datetime({ offset: true }).nullable().optional(),
  }),
  data: deskHelpSchema,
});

/** Puts all articles of a section into an order. Refused with `changed-since` where others are in it by now. */
export const deskHelpOrder = editor.post('/api/ext/v1/desk/help/order', '帮助文章的次序', {
  body: z.object({ sectionId: id, ids: z.array(id).min(1).max(500) }),
});

/** An address at which an article is read as visitors will read it, whatever its state; good for an hour. */
export const deskHelpPreview = editor.post('/api/ext/v1/desk/help/preview', '预览帮助文章', {
  body: z.object({ articleId: id }),
  /** A path below the site's base path. */
  data: z.object({ path: z.string(), endsAt: instant }),
});

export const deskHelpSectionSchema = z.object({
  id,
  version: rowVersion,
  slug: code,
  name: z.string(),
  position: z.int(),
  articleCount: z.int(),
});

export type DeskHelpSection = z.output<typeof deskHelpSectionSchema>;

export const deskHelpSectionList = editor.get('/api/ext/v1/desk/help/sections', '帮助文章的分类（工作台）', {
  query: deskListQuery(['position', 'name'], { keyword }),
  data: pageOf(deskHelpSectionSchema),
});

export const deskHelpSectionSave = editor.post('/api/ext/v1/desk/help/sections/save', '新建或修改帮助文章的分类', {
  body: z.object({
    ...savedRow,
    slug: code.optional(),
    name: typed(helpFields.section).optional(),
    position: z.int().min(0).max(1000).optional(),
  }),
  data: deskHelpSectionSchema,
});

/** Refused with `in-use` while an article is in it. */
export const deskHelpSectionRemove = editor.post('/api/ext/v1/desk/help/sections/remove', '删除帮助文章的分类', {
  body: lookedAt,
});
