import { likeCreate, likeDelete, tableSubmitAppointment } from '@shared/contract/endpoints';
import { onlyRow } from '../database/database';
import { Random } from '@shared/testing/random';
import { times } from '@shared/testing/nightly';
import type { Suite, TestSite } from '../domains/domain.suite';

const ROUNDS = times(2, 50);
const CLIENTS = 200;
const SEATS = 5;
const OPERATIONS = times(640, 10_000);
const PARALLEL = 32;

async function newTable(site: TestSite): Promise<number> {
  const { id } = await onlyRow<{ id: number }>(
    site.database,
    `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
       values ('抢座', '测试', now() + interval '2 days', now() + interval '3 days', now() + interval '1 day') returning id)
     insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
     select id, '桌', '题', '', '', $1, now(), now() from event returning id`,
    [SEATS],
  );
  return id;
}

/**
 * A suite that only a server with many sessions can fail: a wrong transaction passes on the embedded engine (docs/measurements.md,
 * "Databases").
 */
export const raceSuite: Suite = (site) => {
  test(`${CLIENTS} clients who want ${SEATS} seats at once, ${ROUNDS} times: all seats go, none twice`, async () => {
    const tokens: string[] = [];
    for (let at = 0; at < CLIENTS; at += 1) tokens.push((await site().newVisitor()).token);
    for (let round = 0; round < ROUNDS; round += 1) {
      const tableId = await newTable(site());
      const body = { tableId, name: '抢', phone: '13800000000' };
      const answers = await Promise.all(
        // Everybody clicks twice.
        [...tokens, ...tokens].map((token) =>
          site().request({
            method: 'POST',
            url: tableSubmitAppointment.path,
            payload: body,
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
      );
      const count = (code: number) => answers.filter(({ statusCode }) => statusCode === code).length;
      // The second click of who has a seat gets the answer of the first.
      expect([count(200), count(409)]).toEqual([2 * SEATS, 2 * CLIENTS - 2 * SEATS]);
      const rows = await onlyRow<{ seats: number; people: number }>(
        site().database,
        'select count(*)::int as seats, count(distinct user_id)::int as people from bookings where table_id = $1 and cancelled_at is null',
        [tableId],
      );
      expect(rows).toEqual({ seats: SEATS, people: SEATS });
    }
  }, 300_000);

  test(`${OPERATIONS} likes and unlikes, ${PARALLEL} at a time: counters equal rows`, async () => {
    const random = new Random(7);
    const tokens: string[] = [];
    for (let at = 0; at < 20; at += 1) tokens.push((await site().newVisitor()).token);
    const work = async () => {
      for (let at = 0; at < OPERATIONS / PARALLEL; at += 1) {
        const { path: url } = random.below(2) === 0 ? likeCreate : likeDelete;
        const payload = { targetType: random.pick(['work', 'answer', 'comic-chapter']), targetId: 1 + random.below(6) };
        const headers = { authorization: `Bearer ${random.pick(tokens)}` };
        const { statusCode } = await site().request({ method: 'POST', url, payload, headers });
        expect(statusCode).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    for (const [type, table] of [
      ['work', 'works'],
      ['answer', 'answers'],
      ['comic-chapter', 'comic_chapters'],
    ]) {
      const wrong = await site().database.query(
        `select t.id, t.like_count from ${table} t where t.like_count <>
           (select count(*) from likes l where l.target_type = '${type}' and l.target_id = t.id)`,
      );
      expect(wrong).toEqual([]);
    }
  }, 300_000);
};
