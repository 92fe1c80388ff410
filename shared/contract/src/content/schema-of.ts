import type { ContentSchema } from './content-schema';
import { HREF } from './text-forms';

/** A word of latin letters alone is a name that code goes by: `done`, `herring-bone`. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/;

/**
 * A schema that the words which a page ships with fit, for what its own schema does not say: texts may be half as long again, lists may be
 * added to and taken from, names are one of those that occur.
 */
export function schemaOf(value: unknown): ContentSchema {
  if (typeof value === 'string') return textSchema(value);
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(schemaOf);
    const items = others.reduce(both, first ?? { type: 'string' });
    return { type: 'array', items, maxItems: Math.max(12, value.length * 2) };
  }
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  const properties = Object.fromEntries(entries.map(([name, inner]) => [name, schemaOf(inner)]));
  return { type: 'object', properties, required: Object.keys(properties) };
}

function textSchema(value: string): ContentSchema {
  if (value.startsWith('/') && HREF.test(value)) return { type: 'string', format: 'href', maxLength: 200 };
  if (NAME.test(value)) return { type: 'string', enum: [value] };
  const maxLength = Math.max(20, Math.ceil((value.length * 1.5) / 10) * 10);
  const format = value.includes('\n') || value.length > 60 ? 'text' : 'line';
  return { type: 'string', format, ...(value !== '' && { minLength: 1 }), maxLength };
}

function both(one: ContentSchema, other: ContentSchema): ContentSchema {
  if (one.type === 'string' && other.type === 'string') return eitherText(one, other);
  if (one.type === 'array' && other.type === 'array')
    return { ...one, items: both(one.items, other.items), maxItems: Math.max(one.maxItems ?? 0, other.maxItems ?? 0) };
  if (one.type === 'object' && other.type === 'object') {
    const names = new Set([...Object.keys(one.properties), ...Object.keys(other.properties)]);
    const properties: Record<string, ContentSchema> = {};
    for (const name of names) {
      const [mine, theirs] = [one.properties[name], other.properties[name]];
      const own = mine && theirs ? both(mine, theirs) : (mine ?? theirs);
      if (own) properties[name] = own;
    }
    return {
      type: 'object',
      properties,
      required: (one.required ?? []).filter((name) => other.required?.includes(name)),
    };
  }
  return one.type === 'integer' && other.type === 'number' ? other : one;
}

type TextSchema = ContentSchema & { type: 'string' };

function eitherText(one: TextSchema, other: TextSchema): TextSchema {
  if (one.enum && other.enum) return { type: 'string', enum: [...new Set([...one.enum, ...other.enum])] };
  const longest = ({ enum: names, maxLength = 20 }: TextSchema) =>
    Math.max(maxLength, ...(names ?? []).map((name) => name.length));
  const isLong = one.format === 'text' || other.format === 'text';
  return {
    type: 'string',
    format: one.format === other.format && one.format ? one.format : isLong ? 'text' : 'line',
    ...(one.minLength !== undefined && other.minLength !== undefined && { minLength: 1 }),
    maxLength: Math.max(longest(one), longest(other)),
  };
}
