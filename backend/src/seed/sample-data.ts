import { certificateExample } from '@shared/contract/fields';
import { type Database, type Queryable, onlyRow } from '../database/database';
import { seedComics } from './sample-comics';
import questions from './sample-questions.json' with { type: 'json' };
import works from './sample-works.json' with { type: 'json' };
import { mediaUrl } from './media';
import { SITE_TIME_ZONE } from '../site-time-zone';

/** Name, topic, what is done, host, seats, slot, seats that are taken. */
const tables = [
  ['一号桌', '从零录制第一个流程', '带上你每天做的一件重复的事，我们现场把它录下来。', '云梭讲师（示例）', 6, 0, 2],
  ['二号桌', '财务：发票与对账', '用你自己的样例发票走一遍三单匹配。', '云梭讲师（示例）', 5, 0, 3],
  ['三号桌', '电商：多店铺数据', '把两个平台的订单并成一张表。', '云梭讲师（示例）', 5, 1, 2],
  ['四号桌', 'AI Power：搭一个问答应用', '从一份制度文件到可以用的问答。', '云梭讲师（示例）', 8, 1, 5],
  ['五号桌', '给 IT：部署与权限', '服务器、账号与日志，一对二交流。', '云梭工程师（示例）', 2, 1, 0],
  ['六号桌', '人事：入职与考勤', '把一份入职名单走完：建账号、发通知、记到表里。', '云梭讲师（示例）', 4, 1, 4],
] as const;

const people = [
  { name: '李想（示例）', company: '某电商公司 运营', roles: [] },
  { name: '周敏（示例）', company: '某制造企业 财务', roles: [] },
  { name: '陈可（示例）', company: '某物流公司 客服', roles: [] },
  { name: '王一（示例）', company: '自由职业 开发', roles: [] },
  {
    name: '云梭官方（示例）',
    company: '云梭',
    roles: ['editor', 'marketer', 'moderator', 'reviewer', 'sales', 'events', 'operator'],
  },
  // The sign-in page offers nobody without a company: these ask and answer.
  ...['林夏（示例）', '赵航（示例）', '孙宁（示例）', '何雨（示例）'].map((name) => ({ name, company: '', roles: [] })),
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

async function seedWorks(database: Queryable): Promise<void> {
  let number = 0;
  for (const season of ['2026', '2025']) {
    for (const { title, category, summary, steps, content: told } of works) {
      number += 1;
      const cover = { url: mediaUrl(`work-${number}.svg`), width: 480, height: 320, alt: '' };
      const content = [...told, '示例作品：作者、单位和数字都不是真实的。'];
      await database.query(
        `insert into works (title, summary, author, season, category, cover, content, steps, submitted_at, sample)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, now() - make_interval(days => $9::int), true)`,
        [
          season === '2026' ? title : `${title}（第一版）`,
          summary,
          `示例作者 ${((number - 1) % 8) + 1}`,
          season,
          category,
          JSON.stringify(cover),
          JSON.stringify(content),
          JSON.stringify(steps),
          number * 2 + (season === '2025' ? 300 : 0),
        ],
      );
    }
  }
}

/** `users` in the order of the samples: who asked is the first of `by`, then who answered. */
async function seedForum(database: Queryable, users: readonly number[]): Promise<void> {
  for (const { topic, days, by, title, content, answers, recommended, accepted } of questions) {
    const [asker, ...others] = by.map((at) => users[at]);
    const { id } = await onlyRow<{ id: number }>(
      database,
      `insert into questions (topic, title, content, author_id, answer_count, created_at, sample)
       values ($1, $2, $3, $4, $5, now() - make_interval(days => $6::int), true) returning id`,
      [topic, title, content, asker ?? null, answers.length, days],
    );
    for (const [index, text] of answers.entries()) {
      const answer = await onlyRow<{ id: number }>(
        database,
        `insert into answers (question_id, author_id, content, created_at)
         values ($1, $2, $3, now() - make_interval(days => $4::int, hours => $5::int)) returning id`,
        [id, others[index] ?? null, text, days - 1, 20 - index],
      );
      const marks = { recommended: index === 0 && recommended === true, accepted: index === accepted };
      for (const [mark] of Object.entries(marks).filter(([, set]) => set))
        await database.query(`update questions set ${mark}_answer_id = $1 where id = $2`, [answer.id, id]);
    }
  }
}

/** A granted certificate that anybody can look up, and the application it came from. */
async function seedGrades(database: Queryable, [holder]: readonly number[]): Promise<void> {
  const no = certificateExample;
  await database.query(`select nextval('certificate_numbers')`);
  await database.query(
    `insert into certificates (no, level, holder, user_id, sample, issued_at)
     values ($1, 'junior', '李想', $2, true, now() - interval '27 days')`,
    [no, holder ?? null],
  );
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

/** An open day three weeks after the first start, from 14:00 China time. */
async function seedOpenDay(database: Queryable): Promise<void> {
  const { id } = await onlyRow<{ id: number }>(
    database,
    `with day as (select date_trunc('day', now() at time zone '${SITE_TIME_ZONE}') + interval '21 days' as at)
     insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at, sample)
     select '云梭开放日（示例）', '杭州 · 云梭办公室一层（示例地址）', (at + interval '14 hours') at time zone '${SITE_TIME_ZONE}',
       (at + interval '17 hours') at time zone '${SITE_TIME_ZONE}', (at - interval '4 hours') at time zone '${SITE_TIME_ZONE}', true
     from day returning id`,
  );
  for (const [name, topic, description, host, capacity, slot, taken] of tables) {
    const table = await onlyRow<{ id: number }>(
      database,
      `insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
       select id, $2, $3, $4, $5, $6, starts_at + make_interval(mins => $7::int), starts_at + make_interval(mins => $7::int + 80)
       from open_day_events where id = $1 returning id`,
      [id, name, topic, description, host, capacity, slot * 90],
    );
    // Guests without a company: the sign-in page does not offer them.
    await database.query(
      `with guests as (
         insert into users (name, avatar_url, sample, joined_at)
         select '示例客人', '', true, now() - interval '1 day' from generate_series(1, $3::int) returning id, name)
       insert into bookings (event_id, table_id, user_id, name, phone, company, note, created_at)
       select $1, $2, id, name, '13800000000', '', '', now() - interval '1 day' from guests`,
      [id, table.id, taken],
    );
  }
}
