import type { DataOf, demoTimes } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { worksOnMessages } from './lead-rules';

/** Days ahead that one may book, and hours that a colleague has to get ready. */
const DAYS = 21;
const NOTICE = 2;

const length = `h.minutes * interval '1 minute'`;

/** SQL: times of colleagues that nobody has: open hours cut into lengths, without closed hours and what is booked. */
const FREE = `select h.host_id, t.starts_at, t.starts_at + ${length} as ends_at
  from generate_series(0, ${DAYS}) ahead
  cross join lateral (select (now() at time zone '${SITE_TIME_ZONE}')::date + ahead as day) d
  join demo_hours h on h.open and (h.day = d.day or h.weekday = extract(isodow from d.day))
  join users u on u.id = h.host_id and ${worksOnMessages('u')}
  cross join lateral (select at as local, at at time zone '${SITE_TIME_ZONE}' as starts_at
    from generate_series(d.day + h.opens, d.day + h.closes - ${length}, ${length}) at) t
  where t.starts_at > now() + interval '${NOTICE} hours'
    and not exists (select from demo_hours o where o.host_id = h.host_id and not o.open
      and (o.day = d.day or o.weekday = extract(isodow from d.day)) and d.day + o.opens < t.local + ${length} and d.day + o.closes > t.local)
    and not exists (select from demos b where b.host_id = h.host_id and b.cancelled_at is null
      and b.starts_at < t.starts_at + ${length} and b.ends_at > t.starts_at)`;

/** Free times, each once, whoever gives them. */
export async function readTimes(database: Queryable): Promise<DataOf<typeof demoTimes>> {
  const sql = `select starts_at as "startsAt", min(ends_at) as "endsAt" from (${FREE}) f group by 1 order by 1 limit 500`;
  return { times: await database.query(sql) };
}

/** A time for a message; of a demonstration that is moved, its row is gone and comes again. */
type Placed = { messageId: number; startsAt: string } & Partial<Record<'id' | 'sequence' | 'version', number>> & {
    hostId?: number | null;
  };

/**
 * Takes a free time for a message, of the colleague who has it already or else the fewest to come. The table holds the race: who is
 * second takes another colleague's, or is refused with a sentence at `field`.
 */
export async function place(transaction: Queryable, field: string, demo: Placed): Promise<void> {
  const { id = null, messageId, startsAt, sequence = 0, version = 1, hostId = null } = demo;
  const hosts = await transaction.query<{ hostId: number; endsAt: string }>(
    `select * from (select distinct on (c.host_id) c.host_id as "hostId", c.ends_at as "endsAt" from (${FREE}) c
       where c.starts_at = $1 order by c.host_id, c.ends_at) h
     order by "hostId" is distinct from $2::int,
       (select count(*) from demos b where b.host_id = "hostId" and b.cancelled_at is null and b.starts_at > now()), "hostId"`,
    [startsAt, hostId],
  );
  for (const host of hosts) {
    const values = [id, messageId, host.hostId, startsAt, host.endsAt, sequence, version];
    if (await firstRow(transaction, INSERT, values)) return;
  }
  const asked = `select $1::timestamptz <= now() + interval '${NOTICE} hours' as late,
    exists (select from demos where cancelled_at is null and starts_at <= $1 and ends_at > $1) as taken`;
  const why = await firstRow<{ late: boolean; taken: boolean }>(transaction, asked, [startsAt]);
  if (why?.late) refuseField(field, '这个时间已经过了，或者太近了，换一个吧');
  refuseField(field, why?.taken ? '这个时间刚被别人约走，换一个吧' : '这个时间不再开放，换一个吧');
}

/** SQL: takes a time unless a transaction before has it, which it waits for. */
export const INSERT = `insert into demos (id, message_id, host_id, starts_at, ends_at, sequence, version)
  values (coalesce($1::int, nextval(pg_get_serial_sequence('demos', 'id'))::int), $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`;
