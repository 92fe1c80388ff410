import type { ContentSchema } from './content-schema';

/**
 * A value as a schema takes it that is another than the one it was written for: without fields that there are no more, with what ships
 * for those that are new (in lists: of the first member that ships), and fields that changed their name under the new one. What cannot be
 * told, as a text that is too long, stays for `contentMistakes` to name. A value that needs nothing is given as it is.
 */
export function adapted(schema: ContentSchema, shipped: unknown, value: unknown): unknown {
  if (schema.type === 'array' && Array.isArray(value)) {
    const [like] = Array.isArray(shipped) ? (shipped as unknown[]) : [];
    const items = value.map((item) => adapted(schema.items, like, item));
    return items.every((item, place) => item === value[place]) ? value : items;
  }
  if (schema.type !== 'object' || !isGroup(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(schema.properties)) {
    const ships = isGroup(shipped) ? own(shipped, name) : undefined;
    const given = own(value, name) ?? (inner.was === undefined ? undefined : own(value, inner.was));
    const isNeeded = schema.required?.includes(name) ?? true;
    if (given !== undefined) fields.push([name, adapted(inner, ships, given)]);
    else if (isNeeded && ships !== undefined) fields.push([name, ships]);
  }
  const isSame = fields.length === Object.keys(value).length && fields.every(([name, one]) => own(value, name) === one);
  return isSame ? value : Object.fromEntries(fields);
}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a group has of a name itself. */
function own(group: Group, name: string): unknown {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
