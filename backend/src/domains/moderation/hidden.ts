import type { Login } from '../../http/authenticate';

/** A reader: what is hidden from others, its author and moderators still see. */
export interface Reader {
  /** The number of the reader; null for a guest. */
  userId: number | null;
  moderates: boolean;
}

export function readerOf(login: Login | null): Reader {
  return { userId: login?.user.id ?? null, moderates: login?.roles.includes('moderator') ?? false };
}

/** SQL: whether the reader may see a row that is hidden; `$2` is the reader's id, `$3` whether they moderate. */
export function mayRead(table: string): string {
  return `(${table}.hidden_at is null or $3 or ${table}.author_id is not distinct from $2)`;
}

/** SQL: whether a row is more than a text that waits for its first look, which its author and moderators alone know of. */
export function isKnown(table: string): string {
  return `(${table}.held_at is null or $3 or ${table}.author_id is not distinct from $2)`;
}

/** SQL: the column `hidden` of the contract. */
export function hiddenColumn(table: string): string {
  return `case when ${table}.hidden_at is not null then
    jsonb_build_object('reason', case when ${mayRead(table)} then ${table}.hidden_reason end, 'held', ${table}.held_at is not null) end as hidden`;
}
