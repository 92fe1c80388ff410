import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentFile, type ContentSchema, contentFileSchema, schemaOf } from '@shared/contract/content';
import { pagesOf } from './package-meta';

interface Declared {
  value: unknown;
  /** What a schema says beyond what follows from the words. */
  schema: unknown;
  title: string;
}

export interface CommonContent {
  key: string;
  value: unknown;
  schema: ContentSchema;
  /** Fields of a list’s members that are in files of their own: `<key>/<id>.json`. */
  own: readonly string[];
}

/**
 * Writes what of a package's pages can be edited (`node/content.json`): `words.json` beside a page, with title and description of its
 * `head.json`, and `src/content/<key>.json`, with `<key>/<id>.json` for members of a list; `<name>.schema.json` beside them says what does not follow from the words. What no page
 * shows is left out.
 *
 * @param shown the keys that each page says it shows (`definePage({ content: [...] })`)
 */
export async function writeContent(
  folder: string,
  dist: string,
  shown: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const declared = new Map<string, Declared>();
  for (const page of pagesOf(folder)) {
    const own = path.join(folder, 'src/pages', page);
    const words = readJson(path.join(own, 'words.json'));
    if (words === undefined) continue;
    const { title = page, description = '' } = (readJson(path.join(own, 'head.json')) ?? {}) as Record<string, string>;
    const head = existsSync(path.join(own, 'head.json')) ? { head: { title, description } } : {};
    const schema = readJson(path.join(own, 'words.schema.json'));
    declared.set(page, { value: { ...head, ...(words as object) }, schema, title });
  }
  for (const { key, value, schema } of commonContent(folder)) declared.set(key, { value, schema, title: key });
  const entries: ContentFile = {};
  for (const [page, keys] of shown)
    for (const key of keys) {
      const entry = declared.get(key);
      if (!entry)
        throw new Error(
          `The page ${page} shows the content ${key}, and there is no words.json or content of that name`,
        );
      const schema = merged(schemaOf(entry.value), entry.schema) as ContentSchema;
      const { title = entry.title, description } = schema;
      entries[key] ??= {
        title,
        ...(description !== undefined && { description }),
        pages: [],
        schema,
        value: entry.value,
      };
      entries[key].pages.push(page);
    }
  const { error } = contentFileSchema.safeParse(entries);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`The content ${issue.path.map(String).join('.')} ${issue.message}`);
  const file = path.join(dist, 'node/content.json');
  // Not every bundler empties its folder: what a build before declared is none of this one's.
  if (Object.keys(entries).length > 0) await writeFile(file, JSON.stringify(entries));
  else await rm(file, { force: true });
}

/** Everything in `src/content` that says by a schema beside it that it can be edited. */
export function commonContent(folder: string): CommonContent[] {
  const common = path.join(folder, 'src/content');
  return (existsSync(common) ? readdirSync(common) : []).flatMap((file) => {
    const key = /^([a-z][a-z0-9-]*)\.schema\.json$/.exec(file)?.[1];
    if (key === undefined) return [];
    const listed = readJson(path.join(common, `${key}.json`));
    if (listed === undefined) throw new Error(`src/content/${file} is there, and ${key}.json is not`);
    const { value, own } = withOwn(listed, path.join(common, key));
    const ownFields = { items: { properties: Object.fromEntries(own.map((name) => [name, { own: true }])) } };
    const said = merged(own.length > 0 ? ownFields : {}, readJson(path.join(common, file)));
    return [{ key, value, schema: merged(schemaOf(value), said) as ContentSchema, own }];
  });
}

/** A list whose members each have a file of their own, by their id: what is in it is shown on the member’s own page alone. */
function withOwn(listed: unknown, folder: string): { value: unknown; own: string[] } {
  if (!Array.isArray(listed) || !existsSync(folder)) return { value: listed, own: [] };
  const own = new Set<string>();
  const value = listed.map((member: { id: string }) => {
    const facts: object = readJson(path.join(folder, `${member.id}.json`)) ?? {};
    for (const name of Object.keys(facts)) own.add(name);
    return { ...member, ...facts };
  });
  return { value, own: [...own] };
}

/**
 * What is said of a schema goes before what follows from the words; groups and members of lists are looked into. A group without
 * `additionalProperties` has the fields alone that are said.
 */
function merged(inferred: unknown, said: unknown): unknown {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return said ?? inferred;
  const isWhole = (said as Record<string, unknown>)['additionalProperties'] === false;
  const before = { ...((inferred ?? {}) as Record<string, unknown>) };
  // Names that occur are the choice that there is, unless the field is a text of some form.
  if (Object.hasOwn(said, 'format')) delete before['enum'];
  const all = Object.entries(said).map(([name, inner]) => {
    const both = merged(before[name], inner);
    if (name !== 'properties' || !isWhole) return [name, both];
    return [
      name,
      Object.fromEntries(Object.entries(both as object).filter(([field]) => Object.hasOwn(inner as object, field))),
    ];
  });
  return { ...before, ...Object.fromEntries(all) };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
