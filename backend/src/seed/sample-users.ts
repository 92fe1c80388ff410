import type { Queryable } from '../database/database';
import { mediaUrl } from './media';

const people = [
  { name: '李想（示例）', company: '某电商公司 运营', roles: [] },
  { name: '周敏（示例）', company: '某制造企业 财务', roles: [] },
  { name: '陈可（示例）', company: '某物流公司 客服', roles: [] },
  { name: '王一（示例）', company: '自由职业 开发', roles: [] },
  { name: '云梭官方（示例）', company: '云梭', roles: ['editor', 'moderator', 'reviewer', 'operator'] },
] as const;

/** Numbers of the sample visitors in their order. */
export async function seedUsers(database: Queryable): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, { name, company, roles }] of people.entries()) {
    const rows = await database.query<{ id: number }>(
      `insert into users (name, company, roles, avatar_url, sample)
       select $1, $2, array(select jsonb_array_elements_text($3::jsonb)), $4, true returning id`,
      [name, company, JSON.stringify(roles), mediaUrl(`avatar-${at + 1}.svg`)],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
