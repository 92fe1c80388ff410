import { Refusal } from './refusal';

/** Refuses with 404 where a repository found nothing. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('not-found');
  return value;
}
