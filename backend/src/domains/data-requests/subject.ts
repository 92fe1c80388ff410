import { type Queryable, firstRow } from '../../database/database';
import { refuseField } from '../../http/refusal';

/** Whom a request is about, as rows are found by it. */
export interface Subject {
  /** A mail address in small letters, or the digits of a phone number, as `messages.contact_key` has them. */
  key: string;
  /** The number of an account; null where it is none. */
  account: number | null;
}

/** @throws Refusal with a sentence at the field */
export async function subjectOf(database: Queryable, text: string): Promise<Subject> {
  const account = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  if (account === null && !text.includes('@') && text.replaceAll(/\D/g, '').length < 7)
    refuseField('subject', '请填手机号、邮箱或账号编号');
  const sql = `select case when $1 like '%@%' then lower($1)
    else regexp_replace(regexp_replace($1, '\\D', '', 'g'), '^(00)?86(?=1\\d{10}$)', '') end as key`;
  const row = await firstRow<{ key: string }>(database, sql, [text]);
  return { key: row?.key ?? '', account };
}

/** SQL of what belongs to no account, by table; `$1` is the key. */
export const guestRows = {
  messages: 'contact_key = $1 and user_id is null',
  message_answers: 'message_id in (select id from messages where contact_key = $1 and user_id is null)',
  mails: 'lower(to_address) = $1 and user_id is null',
} as const;
export const guestTables = Object.keys(guestRows) as readonly (keyof typeof guestRows)[];
