import type { ChapterState, Role } from '@shared/contract/endpoints';
import { gradeLevelWords, type helpScenes } from '@shared/contract/fields';
import type { RowOf } from './field-labels';
import words from './value-words.json' with { type: 'json' };

/** Values of the contract that are told in words: one that it adds does not compile until it is called something. */
interface Values {
  content: Pick<RowOf<'content'>, 'targetType'>;
  // Drafts and what was taken back are no list of the desk's.
  'work-entries': { state: Exclude<RowOf<'work-entries'>['state'], 'draft' | 'withdrawn'> };
  applications: Pick<RowOf<'applications'>, 'status'>;
  messages: Pick<RowOf<'messages'>, 'status'>;
  bookings: Pick<RowOf<'bookings'>, 'status'>;
  chapters: { state: ChapterState };
  'open-days': Pick<RowOf<'open-days'>, 'state'>;
  choices: Pick<RowOf<'choices'>, 'sceneCode'>;
  'help-articles': { state: ChapterState; scene: (typeof helpScenes)[number] };
  people: { roles: Role };
  builds: Pick<RowOf<'builds'>, 'os' | 'state'>;
  mails: Pick<RowOf<'mails'>, 'state'>;
  hooks: Pick<RowOf<'hooks'>, 'kind'>;
  'hook-calls': Pick<RowOf<'hook-calls'>, 'state'>;
  publications: Pick<RowOf<'publications'>, 'state'>;
  'data-requests': Pick<RowOf<'data-requests'>, 'kind' | 'state'>;
  audit: { objectType: never };
}

type Words<Value extends string> = Readonly<Record<Value, string>>;
type WordsOf<Fields> = { readonly [Field in keyof Fields]: Words<Fields[Field] & string> };

const level = Object.fromEntries(Object.entries(gradeLevelWords).map(([id, { label }]) => [id, label])) as Words<
  keyof typeof gradeLevelWords
>;

/** Words for values, by resource and field: in cells, filters, forms, saved tables and the audit trail. */
export const valueWords = {
  ...(words satisfies { readonly [Resource in keyof Values]: WordsOf<Values[Resource]> }),
  applications: { ...words.applications, level },
  certificates: { level },
};

type WordsByField = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words for the values of a resource's fields; of one whose values say all themselves, nothing. */
export function valueWordsOf(resource: string): WordsByField {
  return (valueWords as Readonly<Record<string, WordsByField>>)[resource] ?? {};
}

/** Values to choose from, in the order of their words. */
export function choicesOf(words: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** A value in words; one that has none says itself. */
export function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}
