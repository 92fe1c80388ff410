import {
  accountDelete,
  bookingCancel,
  bookingMove,
  bookingWait,
  bookingWaitCancel,
  deskBookingCancel,
  deskWaitList,
  myBookings,
  myWaits,
  openDayTableEffects,
  openDayTableList,
  openDayTableSave,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { newGuest, newTables } from '../testing/appointment-fixture';
import { lookAfterBookings } from './keep-bookings';

const person = { name: '李想', phone: '13800000000' };

export const waitingSuite: Suite = (site) => {
  const guest = () => newGuest(site());
  /** Four of them: a test takes as many as it needs. */
  const guests = async () => [await guest(), await guest(), await guest(), await guest()] as const;
  const seatsAt = async (eventId: number) => {
    const { tables } = await site().call(tableAppointmentCount, { query: { eventId } });
    return tables.map(({ booked, left, waiting }) => [booked, left, waiting]);
  };
  const told = async (userId: number) => {
    const sql = 'select text from notices where user_id = $1 order by id';
    return (await site().database.query<{ text: string }>(sql, [userId])).map(({ text }) => text);
  };

  describe('a change of table', () => {
    test('is one step: the same booking and code, a newer one for the calendar; the old seat is free', async () => {
      const { eventId, tables } = await newTables(site(), [1, 1, 1]);
      const [a, b] = await guests();
      const booking = await a.book(tables[0]);
      expect(booking).toMatchObject({ sequence: 0, phone: '13800000000' });
      const body = { bookingId: booking.id, tableId: tables[1] };
      const moved = await site().call(bookingMove, { token: a.token, body });
      expect(moved).toMatchObject({ id: booking.id, code: booking.code, sequence: 1, table: { id: tables[1] } });
      expect(Date.parse(moved.changedAt ?? '')).toBeGreaterThan(Date.parse(booking.createdAt));
      // The same again is the same.
      expect(await site().call(bookingMove, { token: a.token, body })).toEqual(moved);
      expect(await seatsAt(eventId)).toEqual([
        [0, 1, 0],
        [1, 0, 0],
        [0, 1, 0],
      ]);
      await b.book(tables[2]);
      const full = { bookingId: booking.id, tableId: tables[2] };
      expect(await site().refused(bookingMove, { token: a.token, body: full })).toMatchObject({ reason: 'table-full' });
      expect(await site().call(myBookings, { token: a.token })).toMatchObject([
        { status: 'booked', table: { id: tables[1] } },
      ]);
      await a.book((await newTables(site(), [1])).tables[0]);
    });

    test('is refused of what is somebody else’s, given back, over, at another open day, or inside', async () => {
      const { tables } = await newTables(site(), [2, 2]);
      const elsewhere = (await newTables(site(), [2])).tables[0];
      const [a, b] = await guests();
      const booking = await a.book(tables[0]);
      const refused = async (token: string, tableId = tables[1]) =>
        (await site().refused(bookingMove, { token, body: { bookingId: booking.id, tableId } })).reason;
      expect(await refused(b.token)).toBe('not-found');
      expect(await refused(a.token, elsewhere)).toBe('not-found');
      expect(await refused(a.token, 2_000_000_000)).toBe('not-found');
      const set = (sql: string) => site().database.query(`update bookings set ${sql} where id = $1`, [booking.id]);
      await set('checked_in_at = now()');
      expect(await refused(a.token)).toBe('checked-in');
      await set('checked_in_at = null');
      await site().database.query('update open_day_events set booking_ends_at = now() where id = $1', [
        booking.event.id,
      ]);
      expect(await refused(a.token)).toBe('event-over');
      await set('cancelled_at = now()');
      expect(await refused(a.token)).toBe('booking-cancelled');
    });
  });

  describe('who has an address', () => {
    test('gets each change of a seat with its calendar file, whoever made it; who wants no mail gets none', async () => {
      const { eventId, tables } = await newTables(site(), [1, 1]);
      const [a, b] = await guests();
      const write = 'update users set email = $2, mail_notices = $3 where id = $1';
      await site().database.query(write, [a.id, 'seat@example.com', true]);
      await site().database.query(write, [b.id, 'seat@example.com', false]);
      const booking = await a.book(tables[0]);
      await b.book(tables[1]);
      const editor = await site().newVisitor({ roles: ['editor', 'operator'] });
      const { items } = await site().call(openDayTableList, { token: editor.token, query: { eventId } });
      const row = items.find(({ id }) => id === tables[0]);
      const named = { id: row?.id, version: row?.version, name: '新名字' };
      const { seen } = await site().call(openDayTableEffects, { token: editor.token, body: named });
      await site().call(openDayTableSave, { token: editor.token, body: { ...named, seen: seen ?? undefined } });
      await site().call(bookingCancel, { token: a.token, body: { bookingId: booking.id } });
      const sql = `select subject, calendar from mails where to_address = 'seat@example.com' order by id`;
      const mails = await site().database.query<{ subject: string; calendar: string }>(sql);
      expect(mails.map(({ subject }) => subject)).toEqual([
        '订好了：换座',
        expect.stringContaining('改叫新名字'),
        '取消了：换座',
      ]);
      expect(
        mails.map(({ calendar }) => /METHOD:(\w+)[^]*SEQUENCE:(\d)[^]*SUMMARY:(.+)\r/.exec(calendar)?.slice(1)),
      ).toEqual([
        ['PUBLISH', '0', '换座：1 号桌 题'],
        ['PUBLISH', '1', '换座：新名字 题'],
        ['CANCEL', '2', '换座：新名字 题'],
      ]);
    });
  });

  describe('the list of a table that is full', () => {
    test('fills a seat that is given back, the longest wait first, and tells who got it', async () => {
      const { eventId, tables } = await newTables(site(), [1]);
      const [a, b, c] = await guests();
      expect(
        await site().refused(bookingWait, { token: b.token, body: { tableId: tables[0], ...person } }),
      ).toMatchObject({
        reason: 'seat-free',
      });
      const booking = await a.book(tables[0]);
      const [first, second] = [await b.wait(tables[0]), await c.wait(tables[0])];
      expect([first.ahead, second.ahead]).toEqual([0, 1]);
      expect(await seatsAt(eventId)).toEqual([[1, 0, 2]]);
      expect(await site().call(myWaits, { token: c.token })).toEqual([second]);
      expect((await site().call(tableConfig, { token: c.token, query: { eventId } })).myWait).toEqual(second);
      await site().call(bookingCancel, { token: a.token, body: { bookingId: booking.id } });
      expect(await seatsAt(eventId)).toEqual([[1, 0, 1]]);
      const [seat] = await site().call(myBookings, { token: b.token });
      expect(seat).toMatchObject({ status: 'booked', name: '李想', phone: '13800000000', table: { id: tables[0] } });
      expect(await site().call(myWaits, { token: b.token })).toEqual([]);
      expect((await site().call(myWaits, { token: c.token }))[0]?.ahead).toBe(0);
      expect(await told(b.id)).toEqual([
        expect.stringMatching(/^换座：1 号桌空出了座位，按候补的先后订给了你。时间是 /),
      ]);
      expect(await told(c.id)).toEqual([]);
      const late = await site().refused(bookingWaitCancel, { token: b.token, body: { waitId: first.id } });
      expect(late).toMatchObject({ status: 409, reason: 'wait-over' });
    });

    test('is one for a person at an open day, whose seat elsewhere stays until there is one here', async () => {
      const { eventId, tables } = await newTables(site(), [1, 1, 1]);
      const [a, b, c] = await guests();
      const [atFirst, atSecond] = [await a.book(tables[0]), await b.book(tables[1])];
      const refused = async (tableId: number) =>
        (await site().refused(bookingWait, { token: b.token, body: { tableId, ...person } })).reason;
      expect(await refused(tables[1])).toBe('already-booked');
      await b.wait(tables[0]);
      await c.wait(tables[1]);
      await (await guest()).book(tables[2]);
      expect(await refused(tables[2])).toBe('already-waiting');
      await site().call(bookingCancel, { token: a.token, body: { bookingId: atFirst.id } });
      // b went from the second table to the first, and c got what b left.
      expect(await seatsAt(eventId)).toEqual([
        [1, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
      ]);
      expect(await site().call(myBookings, { token: b.token })).toMatchObject([
        { id: atSecond.id, sequence: 1, table: { id: tables[0] } },
      ]);
      expect(await site().call(myBookings, { token: c.token })).toMatchObject([{ table: { id: tables[1] } }]);
      expect(await told(b.id)).toEqual([expect.stringContaining('2 号桌的座位已经让出')]);
    });

    test('is left by who does not want the seat any more, and by nobody else', async () => {
      const { eventId, tables } = await newTables(site(), [1]);
      const [a, b] = await guests();
      const booking = await a.book(tables[0]);
      const { id: waitId } = await b.wait(tables[0]);
      expect(await site().refused(bookingWaitCancel, { token: a.token, body: { waitId } })).toMatchObject({
        reason: 'wait-over',
      });
      await site().call(bookingWaitCancel, { token: b.token, body: { waitId } });
      // A wait that is asked for again at once is a new one.
      const again = await b.wait(tables[0]);
      expect(again.id).toBeGreaterThan(waitId);
      await site().call(bookingWaitCancel, { token: b.token, body: { waitId: again.id } });
      await site().call(bookingCancel, { token: a.token, body: { bookingId: booking.id } });
      expect(await seatsAt(eventId)).toEqual([[0, 1, 0]]);
    });

    test('comes before who books: a seat of a deleted account, too, and one that an editor adds', async () => {
      const { eventId, tables } = await newTables(site(), [1]);
      const [a, b, c, d] = await guests();
      await a.book(tables[0]);
      await b.wait(tables[0]);
      await c.wait(tables[0]);
      await site().call(accountDelete, { token: a.token, body: { confirm: '注销账号' } });
      expect(
        await site().refused(tableSubmitAppointment, { token: d.token, body: { tableId: tables[0], ...person } }),
      ).toMatchObject({ reason: 'table-full' });
      await lookAfterBookings(site().database);
      expect(await site().call(myBookings, { token: b.token })).toMatchObject([{ status: 'booked' }]);
      const editor = await site().newVisitor({ roles: ['editor', 'operator'] });
      const query = { eventId };
      const [row] = (await site().call(openDayTableList, { token: editor.token, query })).items;
      const body = { id: row?.id, version: row?.version, capacity: 2 };
      await site().call(openDayTableSave, { token: editor.token, body });
      expect(await site().call(myBookings, { token: c.token })).toMatchObject([{ status: 'booked' }]);
      expect(await seatsAt(eventId)).toEqual([[2, 0, 0]]);
    });

    test('is read at the desk, which may take a seat back; the next one gets it', async () => {
      const { eventId, tables } = await newTables(site(), [1]);
      const operator = await site().newVisitor({ roles: ['operator'] });
      const [a, b, c] = await guests();
      const booking = await a.book(tables[0]);
      await b.wait(tables[0]);
      await c.wait(tables[0]);
      const query = { eventId, sort: 'createdAt', order: 'asc' };
      const list = await site().call(deskWaitList, { token: operator.token, query });
      expect(list.items.map(({ ahead, phone, tableName }) => [ahead, phone, tableName])).toEqual([
        [0, '13800000000', '1 号桌'],
        [1, '13800000000', '1 号桌'],
      ]);
      const body = { bookingId: booking.id, reason: '讲师病了' };
      await site().call(deskBookingCancel, { token: operator.token, body });
      expect(await site().call(myBookings, { token: b.token })).toMatchObject([{ status: 'booked' }]);
    });

    test('ends with booking, and with the open day, and says so', async () => {
      const { eventId, tables } = await newTables(site(), [1, 1]);
      const [a, b] = await guests();
      const booking = await a.book(tables[0]);
      await b.wait(tables[0]);
      await site().database.query('update open_day_events set booking_ends_at = now() where id = $1', [eventId]);
      expect(await site().call(myWaits, { token: b.token })).toEqual([]);
      await site().call(bookingCancel, { token: a.token, body: { bookingId: booking.id } });
      expect(await seatsAt(eventId)).toEqual([
        [0, 1, 1],
        [0, 1, 0],
      ]);
      await Promise.all([lookAfterBookings(site().database), lookAfterBookings(site().database)]);
      expect(await told(b.id)).toEqual([
        '换座：预订截止了，1 号桌没有再空出座位，候补到此为止。下一期定下来后会写在开放日的页面上。',
      ]);
      const late = await site().refused(bookingWait, { token: b.token, body: { tableId: tables[0], ...person } });
      expect(late.reason).toBe('event-over');
    });
  });

  describe('a reminder', () => {
    test('comes once, a day before, to who booked earlier than that and still comes', async () => {
      const { tables } = await newTables(site(), [5], { booking: 10, start: 20 });
      const [early, late, gone] = await guests();
      for (const guest of [early, late, gone]) await guest.book(tables[0]);
      const sql = `update bookings set created_at = now() - interval '3 days', cancelled_at = case when user_id = $2 then now() end
        where user_id in ($1, $2)`;
      await site().database.query(sql, [early.id, gone.id]);
      await Promise.all([lookAfterBookings(site().database), lookAfterBookings(site().database)]);
      await lookAfterBookings(site().database);
      expect(await told(early.id)).toEqual([expect.stringMatching(/^提醒：换座，1 号桌，.*（北京时间），一层。/)]);
      expect([await told(late.id), await told(gone.id)]).toEqual([[], []]);
    });

    test('does not come earlier', async () => {
      const { tables } = await newTables(site(), [5], { booking: 10, start: 25 });
      const one = await guest();
      await one.book(tables[0]);
      await site().database.query(`update bookings set created_at = now() - interval '3 days' where user_id = $1`, [
        one.id,
      ]);
      await lookAfterBookings(site().database);
      expect(await told(one.id)).toEqual([]);
    });
  });
};
