import type { PageParams } from '@shared/contract';

/** The number of what a page shows; NaN, which no server knows, where the address writes it in another way: each has one address. */
export function numberOf({ id = '' }: PageParams): number {
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : NaN;
}

/** A number in an address; undefined where it is none, or written in another way. */
export function positive(value: string | null | undefined): number | undefined {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
