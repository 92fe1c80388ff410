import { type ContentSchema, contentMistakes } from './content-schema';

/** Where nothing is in a value's place. */
const NOTHING = Symbol('nothing');

/**
 * A value that was published for an older schema, as one of this: fields that it no longer has are left out, a renamed one is found under the
 * name that it had, and what is missing is what the release ships; in a list, what its first member ships. What fits stays the same object,
 * and what cannot be helped stays as it is, for `contentMistakes` to tell.
 */
export function adapted(schema: ContentSchema, shipped: unknown, value: unknown): unknown {
  return contentMistakes(schema, value).length === 0 ? value : adapt(schema, shipped, value);
}

/** Goes by the schema, which is never deep, and not by the value, which may be. */
function adapt(schema: ContentSchema, shipped: unknown, value: unknown): unknown {
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return value;
    const first: unknown = Array.isArray(shipped) && shipped.length > 0 ? shipped[0] : NOTHING;
    return value.map((item: unknown) => adapt(schema.items, first, item));
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties, required } = schema;
  const fields = Object.entries(properties).map(([name, own]): [string, unknown] => {
    const from = own.was !== undefined && !Object.hasOwn(value, name) ? own.was : name;
    const [mine, theirs] = [fieldOf(shipped, name), fieldOf(value, from)];
    if (theirs !== NOTHING) return [name, adapt(own, mine, theirs)];
    return [name, (required?.includes(name) ?? true) ? mine : NOTHING];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== NOTHING));
}

function fieldOf(group: unknown, name: string): unknown {
  const isThere = typeof group === 'object' && group !== null && Object.hasOwn(group, name);
  return isThere ? (group as Record<string, unknown>)[name] : NOTHING;
}
