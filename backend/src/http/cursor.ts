import { refuseField } from './refusal';

/** The `id` that a list goes on below, latest first; null from the beginning. */
export function idBefore(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,9}$/.test(cursor)) refuseField('cursor', '列表已经变了，请从头看起');
  return Number(cursor);
}

/** Makes a part of one row more than was asked for, and says where the next begins. */
export function toPart<Row extends { id: number }>(
  rows: readonly Row[],
  size: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, next: rows.length > size && last ? String(last.id) : null };
}
