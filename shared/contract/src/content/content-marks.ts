import type { ContentSchema } from './content-schema';

/** Characters that nobody sees: one that begins a mark, and four digits. */
const BEGIN = '\u2060';
const DIGITS = '\u2061\u2062\u2063\u2064';
/** Digits of a mark: 4,096 texts of an entry. */
const LENGTH = 6;
const MARK = /\u2060([\u2061-\u2064]{6})/;

/** Formats of texts that no page shows. */
const UNSEEN: ReadonlySet<string> = new Set(['href', 'id', 'url', 'path', 'instant']);

/** Places of the texts in a value that are shown as they are, as `heads.0.title`; what code goes by is none. */
export function textFields(schema: ContentSchema, value: unknown): string[] {
  const fields: string[] = [];
  eachText(schema, value, [], (field) => {
    fields.push(field);
    return '';
  });
  return fields;
}

/** The value with a mark at the end of each text, by which a preview knows which field it is of: its place in `textFields`. */
export function withMarks(schema: ContentSchema, value: unknown): unknown {
  let at = 0;
  return eachText(schema, value, [], (_field, text) => text + mark(at++));
}

/** The place in `textFields` of what a text is of; null where it has no mark. */
export function markIn(text: string): number | null {
  const [, digits] = MARK.exec(text) ?? [];
  return digits === undefined
    ? null
    : Array.from(digits, (digit) => DIGITS.indexOf(digit)).reduce((all, digit) => all * 4 + digit, 0);
}

function mark(at: number): string {
  const digits = at.toString(4).padStart(LENGTH, '0').slice(-LENGTH);
  return BEGIN + Array.from(digits, (digit) => DIGITS[Number(digit)] ?? '').join('');
}

function eachText(
  schema: ContentSchema,
  value: unknown,
  field: readonly (string | number)[],
  change: (field: string, text: string) => string,
): unknown {
  if (schema.readOnly) return value;
  if (schema.type === 'string')
    return typeof value === 'string' && !schema.enum && !schema.isMember && !UNSEEN.has(schema.format ?? 'line')
      ? change(field.join('.'), value)
      : value;
  if (schema.type === 'array')
    return Array.isArray(value)
      ? value.map((item, place) => eachText(schema.items, item, [...field, place], change))
      : value;
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      return [name, own ? eachText(own, inner, [...field, name], change) : (inner as unknown)];
    }),
  );
}
