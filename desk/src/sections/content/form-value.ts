import { type ContentSchema, contentMistakes } from '@shared/contract/content';

type Values = Readonly<Record<string, unknown>>;
type Schema<Type> = ContentSchema & { type: Type };

/** Name of the form's field that holds a member of a list which is no group: form libraries keep lists of groups alone. */
export const MEMBER = 'member';

/** An entry's value as its form holds it: each member of a list is a group. */
export function toForm(schema: ContentSchema, value: unknown): unknown {
  if (schema.readOnly || value === undefined) return value;
  if (schema.type === 'array')
    return (value as unknown[]).map((one) => {
      const inner = toForm(schema.items, one);
      return schema.items.type === 'object' ? inner : { [MEMBER]: inner };
    });
  if (schema.type !== 'object') return value;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [name, toForm(inner, (value as Values)[name])]),
  );
}

/** The value that a form stands for: what may be left out and was left empty is none, what no form shows is as it was. */
export function fromForm(schema: ContentSchema, held: unknown): unknown {
  if (schema.readOnly) return held;
  if (schema.type === 'array')
    return ((held ?? []) as Values[]).map((one) =>
      fromForm(schema.items, schema.items.type === 'object' ? one : one[MEMBER]),
    );
  if (schema.type !== 'object') return schema.type === 'string' ? (held ?? '') : held;
  const { properties } = schema;
  const fields = Object.entries(properties).map(([name, inner]) => {
    const value = fromForm(inner, (held as Values | undefined)?.[name]);
    return [name, inner.readOnly || isNeeded(schema, name) || !isBlank(value) ? value : undefined] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export function isNeeded({ required }: Schema<'object'>, name: string): boolean {
  return required?.includes(name) ?? true;
}

/** Whether nothing was filled in, or ticked. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '' || value === false;
}

/**
 * A new member of a list, as a form holds it.
 * @param like one that is there: what belongs to the code, and may not be left out, is as there
 */
export function emptyMember(items: ContentSchema, like: unknown): unknown {
  const empty = toForm(items, emptyOf(items, like));
  return items.type === 'object' ? empty : { [MEMBER]: empty };
}

function emptyOf(schema: ContentSchema, like?: unknown): unknown {
  if (schema.readOnly) return like;
  switch (schema.type) {
    case 'string':
      return schema.enum?.[0] ?? '';
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'picture':
    case 'video':
      return null;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties)
          .filter(([name]) => isNeeded(schema, name))
          .map(([name, inner]) => [name, emptyOf(inner, (like as Values | undefined)?.[name])]),
      );
  }
}

/** What is wrong with a field itself, apart from what is inside of it. */
export function mistakeOf(schema: ContentSchema, held: unknown): string | undefined {
  return contentMistakes(schema, fromForm(schema, held)).find(({ field }) => field === '')?.message;
}

/** Whether two values of an entry are the same to its form; a database may have turned the order of names. */
export function isSame(schema: ContentSchema, one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(fromForm(schema, toForm(schema, value)));
  return text(one) === text(other);
}
