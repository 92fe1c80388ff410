import type { OpenDayEvent } from '@shared/contract/endpoints';
import { eventData } from './event-data';

const event: OpenDayEvent = {
  id: 3,
  title: '十二月开放日',
  place: '上海',
  status: 'open',
  sample: false,
  startsAt: '2026-12-12T06:00:00.000Z',
  endsAt: '2026-12-12T09:30:00.000Z',
  bookingEndsAt: '2026-12-11T16:00:00.000Z',
};
const table = (left: number) => ({
  id: 1,
  name: '一号桌',
  topic: '对账',
  capacity: 6,
  booked: 6 - left,
  left,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
});
const offers = (part: Partial<OpenDayEvent>, left: number) =>
  (eventData({ ...event, ...part }, [table(left)]) as { offers?: unknown }).offers;

describe('an open day as search engines read it', () => {
  it('has its times as they are in China', () => {
    expect(eventData(event, [table(2)])).toMatchObject({
      startDate: '2026-12-12T14:00:00+08:00',
      endDate: '2026-12-12T17:30:00+08:00',
      name: '十二月开放日',
      remainingAttendeeCapacity: 2,
      maximumAttendeeCapacity: 6,
    });
  });

  it('offers seats only while one can book, and says when none is left', () => {
    expect(offers({}, 2)).toMatchObject({
      availability: 'https://schema.org/InStock',
      validThrough: '2026-12-12T00:00:00+08:00',
    });
    expect(offers({}, 0)).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(offers({ status: 'closed' }, 2)).toBeUndefined();
    expect(offers({ status: 'over' }, 2)).toBeUndefined();
  });

  it('that is an example says so', () => {
    expect(eventData({ ...event, sample: true }, [])).toMatchObject({ name: '十二月开放日（示例）' });
  });
});
