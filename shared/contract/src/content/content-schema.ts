import { type PictureValue, type VideoValue, visitPicture, visitVideo } from './media-values';
import { forms, type textFormats } from './text-forms';

/** The most characters of one text, and of a whole entry as JSON. */
export const LONGEST_TEXT = 10_000;
export const LARGEST_ENTRY = 64 * 1024;
/** The most members of a list. */
export const LONGEST_LIST = 200;

export type ContentSchema = Readonly<
  {
    title?: string | undefined;
    description?: string | undefined;
    readOnly?: boolean | undefined;
    /** The name that a field of a group had in releases before: what was published under it is read as this one. */
    was?: string | undefined;
    /** What only the page of a member of a list shows, which its `id` is in the address of: no other page carries it. */
    own?: boolean | undefined;
  } & (
    | {
        type: 'string';
        format?: (typeof textFormats)[number] | undefined;
        minLength?: number | undefined;
        maxLength?: number | undefined;
        enum?: readonly string[] | undefined;
        /** What a form calls the names of `enum`. */
        labels?: Readonly<Record<string, string>> | undefined;
        /** The `id` of another member of the entry’s list. */
        isMember?: boolean | undefined;
      }
    | {
        type: 'number' | 'integer';
        minimum?: number | undefined;
        maximum?: number | undefined;
        /** The list, of a group around it, that it is a place in, counted from 0. */
        placeIn?: string | undefined;
        /** The list, found in the same way, that it is the length of. */
        countOf?: string | undefined;
      }
    | { type: 'boolean' }
    | { type: 'picture' | 'video' }
    | {
        type: 'array';
        items: ContentSchema;
        /** Leads from former addresses: none twice, and none in a circle. */
        format?: 'redirects' | undefined;
        minItems?: number | undefined;
        maxItems?: number | undefined;
        /** No member twice; groups are told apart by their `id`. */
        uniqueItems?: boolean | undefined;
      }
    | {
        type: 'object';
        properties: Readonly<Record<string, ContentSchema>>;
        required?: readonly string[] | undefined;
        additionalProperties?: false | undefined;
        /** The list, of a group around it, that one like it is in. */
        likeIn?: string | undefined;
      }
  )
>;

/** What is wrong with a value, by the field's place in it. */
export interface ContentMistake {
  /** Names and numbers from the entry down, joined by dots: `heads.0.title`. */
  field: string;
  message: string;
}

/** Control characters, but line ends and tabs, and half characters: no page and no database keeps them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Everything about a value that its schema does not allow; empty where it fits. */
export function contentMistakes(schema: ContentSchema, value: unknown): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  const report: Report = (field, message) => mistakes.push({ field: field.join('.'), message });
  visit(schema, value, [], report);
  // Places and names of members mean something once everything has its form.
  if (mistakes.length === 0) visitReferences({ schema, value, field: [], around: [] }, report);
  // What does not fit may be deeper than JSON can write.
  if (mistakes.length === 0 && JSON.stringify(value).length > LARGEST_ENTRY)
    mistakes.push({ field: '', message: `一共最多 ${LARGEST_ENTRY / 1024} KB` });
  return mistakes;
}

type Field = readonly (string | number)[];
type Report = (field: Field, message: string) => void;

interface Place {
  schema: ContentSchema;
  value: unknown;
  field: Field;
  /** Values that it is in, the nearest first. */
  around: readonly unknown[];
}

/** Reports what a value that has the form of its schema names and does not hold. */
function visitReferences({ schema, value, field, around }: Place, report: Report): void {
  const [own, entry] = [around[0], around.at(-1)];
  const listOf = (name: string) =>
    around.flatMap((group) => (isGroup(group) && Array.isArray(group[name]) ? [group[name] as unknown[]] : []))[0] ??
    [];
  if (schema.type === 'array' && Array.isArray(value)) {
    const names = value.map(nameOf);
    for (const [place, item] of value.entries()) {
      if (schema.uniqueItems && names.indexOf(names[place]) < place)
        report([...field, place, ...(isGroup(item) ? ['id'] : [])], '前面已经有了');
      visitReferences(
        { schema: schema.items, value: item, field: [...field, place], around: [value, ...around] },
        report,
      );
    }
  } else if (schema.type === 'object' && isGroup(value)) {
    const isLike = (other: unknown) =>
      Object.keys(value).every((name) => isGroup(other) && other[name] === value[name]);
    if (schema.likeIn !== undefined && !listOf(schema.likeIn).some(isLike)) report(field, '要和那一列里的一项一字不差');
    for (const [name, inner] of Object.entries(value)) {
      const of = schema.properties[name];
      if (of)
        visitReferences({ schema: of, value: inner, field: [...field, name], around: [value, ...around] }, report);
    }
  } else if (schema.type === 'string' && schema.isMember && Array.isArray(entry)) {
    const members = entry.filter((member) => !around.includes(member)).map(nameOf);
    if (!members.includes(value))
      report(field, around.some((one) => one !== own && nameOf(one) === value) ? '不能是它自己' : '没有这个编号');
  } else if ((schema.type === 'integer' || schema.type === 'number') && schema.placeIn !== undefined) {
    const list = listOf(schema.placeIn);
    if (!(typeof value === 'number' && value in list)) report(field, `要在 0 和 ${Math.max(0, list.length - 1)} 之间`);
  } else if ((schema.type === 'integer' || schema.type === 'number') && schema.countOf !== undefined) {
    const { length } = listOf(schema.countOf);
    if (value !== length) report(field, `要是 ${length}，和那一列的项数一样`);
  }
}

function nameOf(value: unknown): unknown {
  return isGroup(value) ? (value['id'] ?? value) : value;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function visit(schema: ContentSchema, value: unknown, field: readonly (string | number)[], report: Report): void {
  switch (schema.type) {
    case 'string':
      if (typeof value === 'string') visitText(schema, value, (message) => report(field, message));
      else report(field, '要填文字');
      break;
    case 'boolean':
      if (typeof value !== 'boolean') report(field, '要填是或否');
      break;
    case 'number':
    case 'integer':
      visitNumber(schema, value, (message) => report(field, message));
      break;
    case 'picture':
      visitPicture(value, visitorOf(field, report));
      break;
    case 'video':
      visitVideo(value, visitorOf(field, report));
      break;
    case 'array':
      visitList(schema, value, field, report);
      break;
    case 'object':
      visitObject(schema, value, field, report);
  }
}

function visitorOf(field: Field, report: Report) {
  const say = (message: string) => report(field, message);
  return { say, words: (text: string, maxLength: number) => visitText({ type: 'string', maxLength }, text, say) };
}

function visitList(
  { items, format, minItems = 0, maxItems = LONGEST_LIST }: ContentSchema & { type: 'array' },
  value: unknown,
  field: readonly (string | number)[],
  report: Report,
): void {
  if (!Array.isArray(value)) {
    report(field, '要填一列');
    return;
  }
  if (value.length < minItems) report(field, `最少 ${minItems} 项`);
  // What is too long is not looked at further.
  if (value.length > maxItems) report(field, `最多 ${maxItems} 项`);
  else {
    for (const [place, item] of value.entries()) visit(items, item, [...field, place], report);
    if (format === 'redirects') visitRedirects(value, (place, message) => report([...field, place, 'from'], message));
  }
}

function visitRedirects(value: readonly unknown[], report: (place: number, message: string) => void): void {
  const leads = value.map((one) => {
    const { from, to } = (one ?? {}) as { from?: unknown; to?: unknown };
    const texts = [from, to].map((text) => (typeof text === 'string' ? text.replace(/[?#].*$/s, '') : ''));
    const [left = '', right = ''] = texts.map((text) => text.replace(/\/$/, ''));
    return [left, right] as const;
  });
  const known = new Map(leads);
  for (const [place, [from]] of leads.entries()) {
    if (from === '') continue;
    if (leads.findIndex(([other]) => other === from) < place) report(place, '这个旧地址已经有一项');
    let at = known.get(from);
    // Of a way that leads on, as many steps as there are redirects.
    for (let steps = 0; steps < leads.length && at !== undefined && at !== from; steps += 1) at = known.get(at);
    if (at === from) report(place, '绕了一圈又回到这里');
  }
}

function visitText(schema: ContentSchema & { type: 'string' }, value: string, report: (message: string) => void): void {
  const { format = 'line', minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (schema.enum && !schema.enum.includes(value)) {
    report(`要选 ${schema.enum.map((name) => schema.labels?.[name] ?? name).join('、')} 之一`);
    return;
  }
  if (value.length < minLength) report(value === '' ? '请填写' : `最少 ${minLength} 个字`);
  if (value.length > maxLength) report(`最多 ${maxLength} 个字`);
  if (UNPRINTABLE.test(value)) report('含有不支持的字符');
  const [fits, message] = forms[format] ?? [];
  if (fits && message !== undefined && !fits(value)) report(message);
}

/** The pictures in a value that fits its schema, posters of videos too, by their fields. */
export function picturesIn(schema: ContentSchema, value: unknown): { field: string; picture: PictureValue }[] {
  return leavesOf(schema, value).flatMap(({ of, field, value: leaf }) => {
    if (of.type === 'video') return [{ field, picture: (leaf as VideoValue).poster }];
    return of.type === 'picture' ? [{ field, picture: leaf as PictureValue }] : [];
  });
}

/** Everything in a value that is neither a list nor a group, with its field and its schema. */
export function leavesOf(
  schema: ContentSchema,
  value: unknown,
  field: readonly (string | number)[] = [],
): { field: string; of: ContentSchema; value: unknown }[] {
  if (value === undefined || value === null) return [];
  if (schema.type === 'array')
    return (value as unknown[]).flatMap((item, place) => leavesOf(schema.items, item, [...field, place]));
  if (schema.type !== 'object') return [{ field: field.join('.'), of: schema, value }];
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    leavesOf(inner, (value as Record<string, unknown>)[name], [...field, name]),
  );
}

function visitNumber(
  schema: ContentSchema & { type: 'number' | 'integer' },
  value: unknown,
  report: (message: string) => void,
): void {
  const { type, minimum = -1e12, maximum = 1e12 } = schema;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report('要填数字');
    return;
  }
  if (type === 'integer' && !Number.isInteger(value)) report('要填整数');
  if (value < minimum) report(`最小 ${minimum}`);
  if (value > maximum) report(`最大 ${maximum}`);
}

function visitObject(
  { properties, required }: ContentSchema & { type: 'object' },
  value: unknown,
  field: readonly (string | number)[],
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(field, '要填一组');
    return;
  }
  for (const name of Object.keys(value))
    if (!Object.hasOwn(properties, name)) report([...field, name], '这里没有这一项');
  for (const [name, inner] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (given !== undefined) visit(inner, given, [...field, name], report);
    else if (required?.includes(name) ?? true) report([...field, name], '请填写');
  }
}
