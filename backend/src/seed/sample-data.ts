import { certificateExample } from '@shared/contract/fields';
import type { Database, Queryable } from '../database/database';
import { seedComics } from './sample-comics';
import { seedForum } from './sample-forum';
import { seedOpenDay } from './sample-open-day';
import { seedWorks } from './sample-works';
import { mediaUrl } from './media';

const people = [
  { name: '李想（示例）', company: '某电商公司 运营', roles: [] },
  { name: '周敏（示例）', company: '某制造企业 财务', roles: [] },
  { name: '陈可（示例）', company: '某物流公司 客服', roles: [] },
  { name: '王一（示例）', company: '自由职业 开发', roles: [] },
  { name: '云梭官方（示例）', company: '云梭', roles: ['editor', 'moderator', 'reviewer', 'operator'] },
] as const;

/** Fills a new database once, whole or not at all: what a visitor can use at once, all of it marked 示例. */
export async function seedSampleData(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction.query(
      `insert into settings (name, value) values ('sample-data', '1') on conflict do nothing returning name`,
    );
    if (first.length === 0) return;
    const users = await seedUsers(transaction);
    await seedScenes(transaction);
    await seedComics(transaction);
    await seedWorks(transaction);
    await seedForum(transaction, users);
    await seedOpenDay(transaction);
    await seedGrades(transaction, users);
  });
}

/** A granted certificate that anybody can look up, and the application it came from. */
async function seedGrades(database: Queryable, [holder]: readonly number[]): Promise<void> {
  const no = certificateExample;
  await database.query(`insert into certificates (no, level, holder, sample) values ($1, 'junior', '李想', true)`, [
    no,
  ]);
  await database.query(
    `insert into grade_applications (user_id, level, real_name, employer, statement, evidence, status, certificate_no, submitted_at)
     values ($1, 'junior', '李想', '某电商公司（示例）', '把每日竞品价格整理成早报（示例）', '[]', 'granted', $2, now() - interval '30 days')`,
    [holder ?? null, no],
  );
}

/** The season before: some of the sample works are of it. All other lists are base data (migrations/006-base-data.sql). */
async function seedScenes(database: Queryable): Promise<void> {
  await database.query(
    `insert into scene_items (scene_code, value, label, description, position, sample, closes_at)
     values ('work-season', '2025', '2025 赛季', '2025 年交来的作品', 1, true, '2025-12-31T16:00:00Z') on conflict do nothing`,
  );
}

/** Numbers of the sample visitors in their order. */
async function seedUsers(database: Queryable): Promise<number[]> {
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
