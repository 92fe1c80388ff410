/** A visitor as others see them, as one JSON column (`Person` of the contract). */
export function personColumn(table: string): string {
  return `jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'avatarUrl', ${table}.avatar_url, 'official', ${table}.official)
    || case when ${table}.open_profile then '{"open": true}'::jsonb else '{}' end`;
}
