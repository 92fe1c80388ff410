import type { ContentSchema } from '@shared/contract/content';
import words from '../../i18n/content-words.json' with { type: 'json' };
import { wordOf } from '../../i18n/value-words';
import { MEMBER } from './form-value';

type Group = Readonly<Record<string, unknown>>;

/** What a field is called: as its schema says, or by its name. */
export function titleOf(name: string, { title }: Pick<ContentSchema, 'title'>): string {
  return title ?? wordOf(words, name);
}

/** Steps from an entry down to a field, with the schema, the title and the form's own steps of each. */
function stepsOf(schema: ContentSchema, field: string) {
  let inner: ContentSchema | undefined = schema;
  return (field === '' ? [] : field.split('.')).map((name) => {
    const of: ContentSchema | undefined = inner;
    const listed = of?.type === 'array';
    inner = of?.type === 'array' ? of.items : of?.type === 'object' ? of.properties[name] : undefined;
    return {
      title: listed ? `第 ${Number(name) + 1} 项` : titleOf(name, inner ?? {}),
      form: listed && inner?.type !== 'object' ? [name, MEMBER] : [name],
    };
  });
}

/** Where a field is, in words: 各节的标题 › 经历 › 导语. */
export function placeOf(schema: ContentSchema, field: string): string {
  return (
    stepsOf(schema, field)
      .map(({ title }) => title)
      .join(' › ') || '全部内容'
  );
}

/** The name that the form has for a field, below the entry's own. */
export function sourceOf(schema: ContentSchema, field: string): string {
  return ['value', ...stepsOf(schema, field).flatMap(({ form }) => form)].join('.');
}

export function valueAt(value: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((inner, name) => (inner as Group | null | undefined)?.[name], value);
}

/** What people wrote in an entry, by field; a list of sentences is one field. */
export function textsOf(schema: ContentSchema, value: unknown, field: readonly (string | number)[] = []): Group {
  const inner: (readonly [string | number, ContentSchema, unknown])[] =
    schema.type === 'object'
      ? Object.entries(schema.properties).map(([name, of]) => [name, of, (value as Group | null | undefined)?.[name]])
      : schema.type === 'array' && ['array', 'object'].includes(schema.items.type)
        ? ((value ?? []) as unknown[]).map((one, at) => [at, schema.items, one])
        : [];
  const named = value as { alt?: string; title?: string } | null;
  const shown = schema.type === 'picture' ? named?.alt : schema.type === 'video' ? named?.title : value;
  const own = schema.readOnly || value === undefined || inner.length > 0 ? {} : { [field.join('.')]: shown };
  const texts = inner.map(([name, of, one]) => (of.readOnly ? {} : textsOf(of, one, [...field, name])));
  return Object.assign(own, ...texts) as Group;
}

/** What the fields of some versions are called, by their places. */
export function placesOf(schema: ContentSchema, versions: readonly Group[]): Readonly<Record<string, string>> {
  const fields = versions.flatMap((version) => Object.keys(version));
  return Object.fromEntries(fields.map((field) => [field, placeOf(schema, field)]));
}

/** A value with what I changed of the one before put into theirs: field by field, but a list of another length is mine as a whole. */
export function merged(before: unknown, mine: unknown, theirs: unknown): unknown {
  const all = [before, mine, theirs];
  if (JSON.stringify(mine) === JSON.stringify(before)) return theirs;
  if (all.every(isGroup)) {
    const [was, own, now] = all as [Group, Group, Group];
    const names = [...new Set([...Object.keys(now), ...Object.keys(own)])];
    const fields = names.map((name) => [name, merged(was[name], own[name], now[name])] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (!all.every((value) => Array.isArray(value))) return mine;
  const [was = [], own = [], now = []] = all;
  return was.length === own.length && own.length === now.length
    ? own.map((one, at) => merged(was[at], one, now[at]))
    : mine;
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
