import type { ContentSchema } from '@shared/contract/content';
import type { PageParams } from '@shared/contract';
import { readMarkdown } from '@shared/markup/read-markdown';

/**
 * A value that fits its schema, as a page has it: Markdown is read, and what only the page of another member of a list shows is left out, so
 * that nobody loads more than they see.
 */
export function shownContent(schema: ContentSchema, value: unknown, params: PageParams): unknown {
  if (schema.type === 'string')
    return schema.format === 'markdown' && typeof value === 'string' ? readMarkdown(value).blocks : value;
  if (schema.type === 'array')
    return Array.isArray(value) ? value.map((item) => shownContent(schema.items, item, params)) : value;
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const group = value as Readonly<Record<string, unknown>>;
  // A case is at its type and its id: what names the type is no other case's id.
  const isHere =
    Object.values(params).includes(String(group['id'])) &&
    Object.entries(params).every(([name, named]) => !Object.hasOwn(group, name) || group[name] === named);
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, inner]) => {
      const own = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      return !own || (own.own && !isHere) ? [] : [[name, shownContent(own, inner, params)]];
    }),
  );
}
