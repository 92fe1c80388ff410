import {
  bookingCancel,
  bookingCheckIn,
  bookingCheckInUndo,
  deskBookingCancel,
  deskBookingList,
  myBookings,
  openDayEffects,
  openDayList,
  openDaySave,
  openDayTableEffects,
  openDayTableList,
  openDayTableRemove,
  openDayTableSave,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

const DAY = 24 * 60 * 60_000;

export const deskEventSuite: Suite = (site) => {
  const staff = () => site().newVisitor({ roles: ['editor', 'operator'] });
  const notices = (userId: number) =>
    site().database.query<{ kind: string; text: string }>(
      'select kind, text from notices where user_id = $1 order by id',
      [userId],
    );
  let year = 2100;

  /** An open day in a year of its own, 14:00–17:00 in China, with one table from 14:00 to 15:20. */
  const newDay = async (token: string, { capacity = 3, state = 'published' } = {}) => {
    year += 1;
    const body = {
      title: `开放日 ${year}`,
      place: '一层',
      state,
      startsAt: `${year}-05-01T06:00:00Z`,
      endsAt: `${year}-05-01T09:00:00Z`,
      bookingEndsAt: `${year}-04-30T06:00:00Z`,
    };
    const event = await site().call(openDaySave, { token, body });
    const table = await site().call(openDayTableSave, {
      token,
      body: {
        eventId: event.id,
        name: '一号桌',
        topic: '录制',
        capacity,
        startsAt: body.startsAt,
        endsAt: `${year}-05-01T07:20:00Z`,
      },
    });
    return { event, table };
  };

  const seatAt = async (tableId: number) => {
    const visitor = await site().newVisitor();
    const body = { tableId, name: '李想', phone: '13800000000' };
    return { ...visitor, booking: await site().call(tableSubmitAppointment, { token: visitor.token, body }) };
  };

  const later = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString();

  describe('an open day at the desk', () => {
    test('moves its tables and everybody’s ticket along, after the editor saw whom it concerns, and tells them', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token);
      const guest = await seatAt(table.id);
      const by = 2 * DAY + 60 * 60_000;
      const change = { id: event.id, version: event.version, startsAt: later(event.startsAt, by) };
      const unseen = await site().refused(openDaySave, { token, body: change });
      expect(unseen).toMatchObject({ status: 409, reason: 'effects-unseen' });
      const effects = await site().call(openDayEffects, { token, body: change });
      const text = `${event.title}：时间改了，一号桌现在是 5月3日 15:00–16:20。你的座位还在。`;
      expect(effects.told).toEqual([{ bookingId: guest.booking.id, name: '李想', tableName: '一号桌', text }]);
      const saved = await site().call(openDaySave, { token, body: { ...change, seen: effects.seen } });
      expect(saved).toMatchObject({
        version: event.version + 1,
        endsAt: later(event.endsAt, by),
        bookingEndsAt: later(event.bookingEndsAt, by),
      });
      const { items } = await site().call(openDayTableList, { token, query: { eventId: event.id } });
      expect(items).toMatchObject([{ startsAt: later(table.startsAt, by), endsAt: later(table.endsAt, by) }]);
      const [mine] = await site().call(myBookings, { token: guest.token });
      expect(mine).toMatchObject({
        id: guest.booking.id,
        code: guest.booking.code,
        table: { startsAt: items[0]?.startsAt },
      });
      expect(await notices(guest.id)).toEqual([{ kind: 'open-day', text }]);
      const stale = await site().refused(openDaySave, { token, body: { ...change, place: '二层' } });
      expect(stale).toMatchObject({ reason: 'changed-since' });
    });

    test('is not changed on what was seen once somebody else booked', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token);
      await seatAt(table.id);
      const change = { id: event.id, version: event.version, place: '二层' };
      const { seen } = await site().call(openDayEffects, { token, body: change });
      await seatAt(table.id);
      expect(await site().refused(openDaySave, { token, body: { ...change, seen } })).toMatchObject({
        reason: 'effects-unseen',
      });
      const { items } = await site().call(openDayList, { token, query: { ids: String(event.id) } });
      expect(items).toMatchObject([{ place: '一层', booked: 2, seats: 3, tables: 1 }]);
    });

    test('gives every seat back when it is cancelled, and is shown to visitors only while it is published', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token, { state: 'draft' });
      const visitor = await site().newVisitor();
      const query = { eventId: event.id };
      const seat = { tableId: table.id, name: '李想', phone: '13800000000' };
      expect(await site().call(tableAppointmentCount, { query })).toMatchObject({ event: null, tables: [] });
      expect((await site().call(tableConfig, { token: visitor.token, query })).event).toBeNull();
      expect(await site().refused(tableSubmitAppointment, { token: visitor.token, body: seat })).toMatchObject({
        reason: 'not-found',
      });
      const published = await site().call(openDaySave, {
        token,
        body: { id: event.id, version: event.version, state: 'published' },
      });
      expect((await site().call(tableAppointmentCount, { query })).event?.id).toBe(event.id);
      const guest = await seatAt(table.id);
      const back = { id: event.id, version: published.version, state: 'draft' };
      expect((await site().refused(openDaySave, { token, body: back })).detail).toMatchObject({
        fields: [{ path: 'state', message: '已有 1 人预约，不能改回草稿；不办了请选“已取消”' }],
      });
      const cancel = { ...back, state: 'cancelled' };
      const { seen } = await site().call(openDayEffects, { token, body: cancel });
      await site().call(openDaySave, { token, body: { ...cancel, seen } });
      expect(await site().call(myBookings, { token: guest.token })).toMatchObject([{ status: 'cancelled' }]);
      expect(await site().call(tableAppointmentCount, { query })).toMatchObject({ event: null });
      const [told] = await notices(guest.id);
      expect(told?.text).toBe(`${event.title}（原定 5月1日 14:00）取消了，你在一号桌的座位已经退掉。`);
    });

    test('says at the field what contradicts what', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token);
      const fields = async (route: typeof openDaySave | typeof openDayTableSave, body: object) =>
        (await site().refused(route, { token, body })).detail['fields'];
      const change = { id: event.id, version: event.version };
      expect(await fields(openDaySave, { title: '只有名字' })).toMatchObject([
        ...['place', 'startsAt', 'endsAt', 'bookingEndsAt'].map((path) => ({ path, message: '请填写' })),
      ]);
      expect(await fields(openDaySave, { ...change, endsAt: later(event.startsAt, -1) })).toMatchObject([
        { path: 'endsAt', message: '结束要晚于开始' },
      ]);
      expect(await fields(openDaySave, { ...change, endsAt: later(table.endsAt, -60_000) })).toMatchObject([
        { path: 'endsAt', message: '一号桌到 5月1日 15:20 才结束，请先改这张桌' },
      ]);
      expect(await fields(openDaySave, { ...change, bookingEndsAt: later(event.startsAt, 1) })).toMatchObject([
        { path: 'bookingEndsAt', message: '预约截止不能晚于开始' },
      ]);
      const { startsAt, endsAt, bookingEndsAt } = event;
      const beside = { title: '另一个', place: '二层', startsAt: later(startsAt, 60_000), endsAt, bookingEndsAt };
      expect(await fields(openDaySave, beside)).toMatchObject([
        { path: 'startsAt', message: `和“${event.title}”（5月1日 14:00–17:00）的时间重叠` },
      ]);
      // The end of one may be the start of the other.
      await site().call(openDaySave, { token, body: { ...beside, startsAt: endsAt, endsAt: later(endsAt, 60_000) } });
      const seat = { id: table.id, version: table.version };
      expect(await fields(openDayTableSave, { ...seat, startsAt: later(startsAt, -60_000) })).toMatchObject([
        { path: 'startsAt', message: '开放日 5月1日 14:00 才开始，桌不能更早' },
      ]);
      expect(await fields(openDayTableSave, { ...seat, endsAt: later(endsAt, 60_000) })).toMatchObject([
        { path: 'endsAt', message: '开放日 5月1日 17:00 就结束，桌不能更晚' },
      ]);
      await seatAt(table.id);
      await seatAt(table.id);
      expect(await fields(openDayTableSave, { ...seat, capacity: 1 })).toMatchObject([
        { path: 'capacity', message: '已有 2 人预约，座位不能更少' },
      ]);
      expect((await site().refused(openDayTableRemove, { token, body: seat })).message).toBe(
        '一号桌已有 2 人预约，请先请管理员取消这些预约',
      );
    });

    test('tells who sits at a table what changes there, and nobody of what does not concern them', async () => {
      const { token } = await staff();
      const { table } = await newDay(token);
      const guest = await seatAt(table.id);
      const silent = { id: table.id, version: table.version, host: '新讲师', capacity: 9 };
      const saved = await site().call(openDayTableSave, { token, body: silent });
      expect(saved).toMatchObject({ host: '新讲师', capacity: 9, booked: 1, topic: '录制' });
      const change = { id: table.id, version: saved.version, topic: '对账' };
      const { seen, told } = await site().call(openDayTableEffects, { token, body: change });
      expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('一号桌的主题改为“对账”')]);
      await site().call(openDayTableSave, { token, body: { ...change, seen } });
      expect(await notices(guest.id)).toHaveLength(1);
    });
  });

  describe('bookings at the door', () => {
    test('are checked in once, by a code as people type it; what is wrong is told with whose it is', async () => {
      const { token } = await staff();
      const [{ event, table }, other] = [await newDay(token), await newDay(token)];
      const { booking } = await seatAt(table.id);
      expect(booking.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      const at = (eventId: number, code = booking.code) =>
        site().call(bookingCheckIn, { token, body: { eventId, code } });
      expect(await at(other.event.id)).toMatchObject({
        outcome: 'other-event',
        booking: { eventTitle: event.title, checkedInAt: null },
      });
      const typed = `${booking.code.slice(0, 4)} ${booking.code.slice(4)}`.toLowerCase();
      const first = await at(event.id, typed);
      expect(first).toMatchObject({ outcome: 'checked-in', booking: { name: '李想', tableName: '一号桌' } });
      expect(await at(event.id)).toEqual({ outcome: 'already', booking: first.booking });
      const query = { eventId: event.id, checkedIn: 'true' };
      expect((await site().call(deskBookingList, { token, query })).items).toEqual([first.booking]);
      const undone = await site().call(bookingCheckInUndo, { token, body: { bookingId: booking.id } });
      expect(undone.checkedInAt).toBeNull();
      expect((await site().call(deskBookingList, { token, query })).items).toEqual([]);
      expect(await at(event.id, 'ZZZZZZZZ')).toEqual({ outcome: 'unknown', booking: null });
      expect(
        (await site().refused(bookingCheckIn, { token, body: { eventId: event.id, code: '0' } })).detail,
      ).toMatchObject({
        fields: [{ path: 'code', message: '是 8 个字母和数字' }],
      });
    });

    test('are given back by nobody who is inside, until the check-in is taken back', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token);
      const guest = await seatAt(table.id);
      const body = { bookingId: guest.booking.id };
      await site().call(bookingCheckIn, { token, body: { eventId: event.id, code: guest.booking.code } });
      const refusal = await site().refused(bookingCancel, { token: guest.token, body });
      expect(refusal).toMatchObject({ status: 409, reason: 'checked-in' });
      expect(refusal.message).toContain('你已经签到，不能再取消');
      await site().call(bookingCheckInUndo, { token, body });
      expect(await site().call(bookingCancel, { token: guest.token, body })).toMatchObject({ status: 'cancelled' });
    });

    test('that two doors take at the same moment are checked in by one of them', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token);
      const { booking } = await seatAt(table.id);
      const body = { eventId: event.id, code: booking.code };
      const answers = await Promise.all([1, 2, 3].map(() => site().call(bookingCheckIn, { token, body })));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['already', 'already', 'checked-in']);
    });

    test('are taken back by the operator, which the visitor is told; the seat is free', async () => {
      const { token } = await staff();
      const { event, table } = await newDay(token, { capacity: 1 });
      const guest = await seatAt(table.id);
      const body = { bookingId: guest.booking.id, reason: '场地坏了' };
      expect(await site().call(deskBookingCancel, { token, body })).toMatchObject({ status: 'cancelled' });
      expect(await site().refused(deskBookingCancel, { token, body })).toMatchObject({ reason: 'booking-cancelled' });
      const text = `你在${event.title}预约的一号桌已被取消，原因：场地坏了`;
      expect(await notices(guest.id)).toEqual([{ kind: 'open-day', text }]);
      const checkIn = { eventId: event.id, code: guest.booking.code };
      expect(await site().call(bookingCheckIn, { token, body: checkIn })).toMatchObject({ outcome: 'cancelled' });
      // The same words as before are no repeat of what was taken back.
      const again = { tableId: table.id, name: '李想', phone: '13800000000' };
      expect(await site().call(tableSubmitAppointment, { token: guest.token, body: again })).toMatchObject({
        status: 'booked',
      });
      const { items } = await site().call(deskBookingList, {
        token,
        query: { tableId: table.id, status: 'cancelled' },
      });
      expect(items.map(({ id }) => id)).toEqual([guest.booking.id]);
    });
  });
};
