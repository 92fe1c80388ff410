import type { Booking } from '../endpoints/appointments/calls';
import { calendarFile, seatEntry } from './calendar-file';

const booking: Booking = {
  id: 7,
  event: {
    id: 1,
    title: '开放日，第三期；带一件事来'.repeat(3),
    place: '杭州, 三楼',
    startsAt: '2026-12-12T06:00:00.000Z',
    endsAt: '2026-12-12T09:30:00.000Z',
    bookingEndsAt: '2026-12-11T06:00:00.000Z',
    status: 'open',
    sample: true,
  },
  table: {
    id: 2,
    name: '2 号桌',
    topic: '物流跟单',
    startsAt: '2026-12-12T06:00:00.000Z',
    endsAt: '2026-12-12T09:30:00.000Z',
  },
  name: '陶',
  phone: '13800001234',
  company: '',
  note: '',
  status: 'booked',
  code: 'ABCD2345',
  createdAt: '2026-11-20T01:02:03.456Z',
};

describe('the calendar file', () => {
  const lines = calendarFile(seatEntry(booking)).split('\r\n');

  it('has the times in UTC', () => {
    expect(lines).toContain('DTSTART:20261212T060000Z');
    expect(lines).toContain('DTSTAMP:20261120T010203Z');
  });

  it('escapes what would end a value, and folds long lines', () => {
    expect(lines).toContain('LOCATION:杭州\\, 三楼');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it('is newer after a change of table, and takes the seat out of the calendar once it is given back', () => {
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:0', 'STATUS:CONFIRMED']));
    const changedAt = '2026-11-21T00:00:00.000Z';
    const moved = calendarFile(seatEntry({ ...booking, sequence: 2, changedAt })).split('\r\n');
    expect(moved).toEqual(expect.arrayContaining(['UID:open-day-booking-7', 'SEQUENCE:2', 'DTSTAMP:20261121T000000Z']));
    const gone = calendarFile(seatEntry({ ...booking, sequence: 3, changedAt, status: 'cancelled' })).split('\r\n');
    expect(gone).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:open-day-booking-7', 'STATUS:CANCELLED']));
  });
});
