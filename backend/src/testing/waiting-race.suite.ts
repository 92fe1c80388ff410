import { bookingCancel, bookingMove, bookingWait, tableSubmitAppointment } from '@shared/contract/endpoints';
import { Random } from '@shared/testing/random';
import { times } from '@shared/testing/nightly';
import { newTables } from '../domains/testing/appointment-fixture';
import type { Suite, TestSite } from '../domains/domain.suite';
import { found } from '../http/refusal';

const ROUNDS = times(1, 20);
const CLIENTS = 50;
const SEATS = 5;
/** Seats at each of three tables. */
const FEW = 2;

interface Client {
  id: number;
  token: string;
}

/** A suite that only a server with many sessions can fail. Two backends stand on it. */
export const waitingRaceSuite: Suite = (site) => {
  let backends: readonly [TestSite, TestSite];
  let clients: Client[];

  beforeAll(async () => {
    backends = [site(), await site().openBeside({})];
    clients = [];
    for (let at = 0; at < CLIENTS; at += 1) clients.push(await site().newVisitor());
  }, 300_000);
  afterAll(() => backends[1].close());

  /** Sends through one backend or the other. */
  const send = (at: number, { token }: Client, url: string, payload: object) =>
    (at % 2 === 0 ? backends[0] : backends[1]).request({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
  const seatOf = (tableId: number) => ({ tableId, name: '抢', phone: '13800000000' });
  const rows = <Row extends object>(sql: string, eventId: number) => site().database.query<Row>(sql, [eventId]);

  test(`${CLIENTS} clients at one table on two backends, ${ROUNDS} times: the list is served in its order`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId, tables } = await newTables(site(), [SEATS]);
      const [tableId] = tables;
      await Promise.all(clients.map((client, at) => send(at, client, tableSubmitAppointment.path, seatOf(tableId))));
      await Promise.all(clients.map((client, at) => send(at, client, bookingWait.path, seatOf(tableId))));
      const order = (
        await rows<{ userId: number }>(
          'select user_id as "userId" from booking_waits where event_id = $1 order by id',
          eventId,
        )
      ).map(({ userId }) => userId);
      expect(order).toHaveLength(CLIENTS - SEATS);
      while (order.length > 0) {
        const holders = await rows<{ id: number; userId: number }>(
          'select id, user_id as "userId" from bookings where event_id = $1 and cancelled_at is null order by id',
          eventId,
        );
        expect(holders).toHaveLength(SEATS);
        const tokenOf = (userId: number) => found(clients.find(({ id }) => id === userId));
        const answers = await Promise.all(
          holders.map(({ id, userId }, at) => send(at, tokenOf(userId), bookingCancel.path, { bookingId: id })),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(holders.map(() => 200));
        const now = await rows<{ userId: number }>(
          'select user_id as "userId" from bookings where event_id = $1 and cancelled_at is null order by id',
          eventId,
        );
        expect(now.map(({ userId }) => userId)).toEqual(order.splice(0, SEATS));
      }
    }
  }, 300_000);

  test(`${CLIENTS} clients who book, change, wait and give back on two backends, ${ROUNDS} times: nothing lost, nothing twice`, async () => {
    const random = new Random(11);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { eventId, tables } = await newTables(site(), [FEW, FEW, FEW]);
      const act = async (at: number, client: Client) => {
        for (let step = 0; step < 6; step += 1) {
          const [mine] = await rows<{ id: number }>(
            `select id from bookings where event_id = $1 and user_id = ${client.id} and cancelled_at is null`,
            eventId,
          );
          const tableId = random.pick(tables);
          const [url, payload] = mine
            ? random.pick([
                [bookingMove.path, { bookingId: mine.id, tableId }],
                [bookingCancel.path, { bookingId: mine.id }],
                [bookingWait.path, seatOf(tableId)],
              ] as const)
            : random.pick([
                [tableSubmitAppointment.path, seatOf(tableId)],
                [bookingWait.path, seatOf(tableId)],
              ] as const);
          const { statusCode } = await send(at + step, client, url, payload);
          expect([200, 409]).toContain(statusCode);
          // The rows are read at every moment: what is too many now may be given back before the end.
          const over = await rows(
            `select table_id from bookings where event_id = $1 and cancelled_at is null group by table_id having count(*) > ${FEW}`,
            eventId,
          );
          expect(over).toEqual([]);
        }
      };
      await Promise.all(clients.map((client, at) => act(at, client)));
      const seats = await rows<{ booked: number; people: number; waiting: number }>(
        `select count(b.id)::int as booked, count(distinct b.user_id)::int as people,
           (select count(*)::int from booking_waits w where w.table_id = t.id) as waiting
         from open_day_tables t left join bookings b on b.table_id = t.id and b.cancelled_at is null
         where t.event_id = $1 group by t.id order by t.id`,
        eventId,
      );
      for (const { booked, people, waiting } of seats) {
        expect(booked).toBeLessThanOrEqual(FEW);
        expect(people).toBe(booked);
        // A seat is free only where nobody waits for it.
        if (waiting > 0) expect(booked).toBe(FEW);
      }
      expect(seats.some(({ waiting }) => waiting > 0)).toBe(true);
      const twice = await rows(
        'select user_id from bookings where event_id = $1 and cancelled_at is null group by user_id having count(*) > 1',
        eventId,
      );
      expect(twice).toEqual([]);
    }
  }, 300_000);
};
