import { isDeepStrictEqual } from 'node:util';
import { type ContentMistake, type ContentSchema, contentMistakes } from '@shared/contract/content';
import type { DeskContent, InputOf, deskContentDraft, deskContentRestore } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { type Named, lockEntries, touchEntries } from './declarations';
import { contentOf } from './entries';

/** The entry as it is, once nobody else can change it. @throws Refusal `changed-since` where somebody did */
async function lockedContent(transaction: Queryable, named: Named & { version: number }): Promise<DeskContent> {
  await lockEntries(transaction, [named]);
  const content = await contentOf(transaction, named);
  if (content.version !== named.version) throw new Refusal('changed-since');
  return content;
}

export async function saveDraft(
  transaction: Queryable,
  form: InputOf<typeof deskContentDraft>,
  userId: number,
): Promise<DeskContent> {
  const { schema, live, shipped, value } = await lockedContent(transaction, form);
  refuseMistakes([
    ...contentMistakes(schema, form.value),
    ...touchedByForm(schema, form.value, [live, shipped, value]),
  ]);
  return keepDraft(transaction, form, { value: form.value, userId });
}

export async function discardDraft(transaction: Queryable, named: Named & { version: number }): Promise<DeskContent> {
  await lockedContent(transaction, named);
  await transaction.query('delete from content_drafts where package = $1 and key = $2', [named.package, named.key]);
  await touchEntries(transaction, [named]);
  return contentOf(transaction, named);
}

export async function restoreContent(
  transaction: Queryable,
  form: InputOf<typeof deskContentRestore>,
  userId: number,
): Promise<DeskContent> {
  const { schema } = await lockedContent(transaction, form);
  const sql = 'select value from content_changes where id = $1 and package = $2 and key = $3';
  const { value } =
    form.change === null
      ? { value: null }
      : found(await firstRow<{ value: unknown }>(transaction, sql, [form.change, form.package, form.key]));
  if (value !== null) refuseMistakes(contentMistakes(schema, value));
  return keepDraft(transaction, form, { value, userId });
}

async function keepDraft(
  transaction: Queryable,
  named: Named,
  { value, userId }: { value: unknown; userId: number },
): Promise<DeskContent> {
  await transaction.query(
    `insert into content_drafts (package, key, value, author_id, saved_at) values ($1, $2, $3, $4, clock_timestamp())
     on conflict (package, key) do update set value = excluded.value, author_id = excluded.author_id,
       saved_at = excluded.saved_at, publication_id = null`,
    [named.package, named.key, value === null ? null : JSON.stringify(value), userId],
  );
  await touchEntries(transaction, [named]);
  return contentOf(transaction, named);
}

/** Refuses with a sentence at each field, in the form's own `value`. */
function refuseMistakes(mistakes: readonly ContentMistake[]): void {
  if (mistakes.length === 0) return;
  const fields = mistakes
    .slice(0, 20)
    .map(({ field, message }) => ({ path: field ? `value.${field}` : 'value', message }));
  throw new Refusal('invalid-request', { fields });
}

/** Fields that belong to the code and are as nobody has them; a new member of a list may be without. */
function touchedByForm(schema: ContentSchema, value: unknown, known: readonly unknown[]): ContentMistake[] {
  const kept = known.flatMap((one) => codeFields(schema, one));
  return codeFields(schema, value).flatMap(({ field, value: given }) => {
    const isNew = given === undefined && /\.\d+\./.test(`.${field}`);
    const isKept = kept.some((one) => placeOf(one.field) === placeOf(field) && isDeepStrictEqual(one.value, given));
    return isNew || isKept ? [] : [{ field, message: '这一项由页面的代码决定，不能改' }];
  });
}

/** The same for all members of a list, which can be ordered. */
const placeOf = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '.*');

interface CodeField {
  field: string;
  value: unknown;
}

function codeFields(schema: ContentSchema, value: unknown, field = ''): CodeField[] {
  if (schema.readOnly === true) return [{ field: field.slice(1), value }];
  if (schema.type === 'array' && Array.isArray(value))
    return value.flatMap((item, at) => codeFields(schema.items, item, `${field}.${at}`));
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    codeFields(
      inner,
      Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      `${field}.${name}`,
    ),
  );
}
