import type { Queryable } from '../database/database';
import { onlyRow } from '../database/first-row';
import { SITE_TIME_ZONE } from '../site-time-zone';

const tables = [
  ['一号桌', '从零录制第一个流程', '带上你每天做的一件重复的事，我们现场把它录下来。', '云梭讲师（示例）', 6, 0],
  ['二号桌', '财务：发票与对账', '用你自己的样例发票走一遍三单匹配。', '云梭讲师（示例）', 5, 0],
  ['三号桌', '电商：多店铺数据', '把两个平台的订单并成一张表。', '云梭讲师（示例）', 5, 1],
  ['四号桌', 'AI Power：搭一个问答应用', '从一份制度文件到可以用的问答。', '云梭讲师（示例）', 8, 1],
  ['五号桌', '给 IT：部署与权限', '服务器、账号与日志，一对二交流。', '云梭工程师（示例）', 2, 1],
] as const;

/** An open day three weeks after the first start, from 14:00 China time. */
export async function seedOpenDay(database: Queryable): Promise<void> {
  const { id } = await onlyRow<{ id: number }>(
    database,
    `with day as (select date_trunc('day', now() at time zone '${SITE_TIME_ZONE}') + interval '21 days' as at)
     insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at, sample)
     select '云梭开放日（示例）', '杭州 · 云梭办公室一层（示例地址）', (at + interval '14 hours') at time zone '${SITE_TIME_ZONE}',
       (at + interval '17 hours') at time zone '${SITE_TIME_ZONE}', (at - interval '4 hours') at time zone '${SITE_TIME_ZONE}', true
     from day returning id`,
  );
  for (const [name, topic, description, host, capacity, slot] of tables) {
    await database.query(
      `insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
       select id, $2, $3, $4, $5, $6, starts_at + make_interval(mins => $7::int), starts_at + make_interval(mins => $7::int + 80)
       from open_day_events where id = $1`,
      [id, name, topic, description, host, capacity, slot * 90],
    );
  }
}
