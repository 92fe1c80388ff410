import { isDeepStrictEqual } from 'node:util';
import { type ContentMistake, type ContentSchema, adapted, contentMistakes } from '@shared/contract/content';
import type { DeskContent, InputOf, deskContentDraft, deskContentRestore } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { type Named, lockEntries, touchEntries } from './declarations';
import { contentOf } from './entries';
import { linkMistakes } from './links';
import { fileMistakes, filesOf } from '../desk-files/library-pictures';

type Looked = Named & { version: number };

/** Changes the draft of an entry. @throws Refusal `changed-since` where the entry is not as it was looked at any more */
async function edit(
  transaction: Queryable,
  looked: Looked,
  change: (content: DeskContent) => Promise<unknown>,
): Promise<DeskContent> {
  await lockEntries(transaction, [looked]);
  const content = await contentOf(transaction, looked);
  if (content.version !== looked.version) throw new Refusal('changed-since');
  await change(content);
  await touchEntries(transaction, [looked]);
  return contentOf(transaction, looked);
}

type Form = InputOf<typeof deskContentDraft>;

export function saveDraft(transaction: Queryable, form: Form, userId: number): Promise<DeskContent> {
  return edit(transaction, form, async ({ schema, live, shipped, value }) => {
    const known = [live, shipped, value];
    refuseMistakes([...contentMistakes(schema, form.value), ...touchedByForm(schema, form.value, known)]);
    const edited = { id: `${form.package}/${form.key}`, schema, value: form.value };
    const links = await linkMistakes(transaction, [edited], { drafts: true });
    refuseMistakes([
      ...(await fileMistakes(transaction, filesOf(schema, form.value))),
      ...links.own.flat(),
      ...links.others.map((message) => ({ field: '', message })),
    ]);
    await keepDraft(transaction, form, userId);
  });
}

export function discardDraft(transaction: Queryable, looked: Looked): Promise<DeskContent> {
  const sql = 'delete from content_drafts where package = $1 and key = $2';
  return edit(transaction, looked, () => transaction.query(sql, [looked.package, looked.key]));
}

export function restoreContent(
  transaction: Queryable,
  form: InputOf<typeof deskContentRestore>,
  userId: number,
): Promise<DeskContent> {
  return edit(transaction, form, async ({ schema, shipped }) => {
    const sql = 'select value from content_changes where id = $1 and package = $2 and key = $3';
    const change = await firstRow<{ value: unknown }>(transaction, sql, [form.change, form.package, form.key]);
    const before = form.change === null ? null : found(change).value;
    const value = before === null ? null : adapted(schema, shipped, before);
    if (value !== null) refuseMistakes(contentMistakes(schema, value));
    await keepDraft(transaction, { ...form, value }, userId);
  });
}

export function keepDraft(transaction: Queryable, form: Omit<Form, 'version'>, userId: number): Promise<unknown> {
  const value = form.value === null ? null : JSON.stringify(form.value);
  return transaction.query(
    `insert into content_drafts (package, key, value, author_id, saved_at) values ($1, $2, $3, $4, clock_timestamp())
     on conflict (package, key) do update set value = excluded.value, author_id = excluded.author_id,
       saved_at = excluded.saved_at, publication_id = null`,
    [form.package, form.key, value, userId],
  );
}

/** Refuses with a sentence at each field, in the form's own `value`. */
function refuseMistakes(mistakes: readonly ContentMistake[]): void {
  if (mistakes.length === 0) return;
  const fields = mistakes.map(({ field, message }) => ({ path: field ? `value.${field}` : 'value', message }));
  throw new Refusal('invalid-request', { fields: fields.slice(0, 20) });
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
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(schema.properties).flatMap(([name, of]) => codeFields(of, given.get(name), `${field}.${name}`));
}
