/** A pattern for `like` and `ilike` that finds `keyword` anywhere, taken literally; null, which filters nothing, for an empty one. */
export function searchPattern(keyword: string | undefined): string | null {
  return keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
}
