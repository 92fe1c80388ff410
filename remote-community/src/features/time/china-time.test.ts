import { clock, day, fullDay, isoInChina, span } from './china-time';

const format = (options: Intl.DateTimeFormatOptions, instant: string) =>
  new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', ...options }).format(new Date(instant));

describe('a time in China', () => {
  it.each(['2026-12-12T06:00:00.000Z', '2026-02-28T15:59:59.999Z', '2026-02-28T16:00:00.000Z', '2027-12-31T18:30:00Z'])(
    'reads as the browser itself would write it: %s',
    (instant) => {
      expect(day(instant)).toBe(format({ month: 'long', day: 'numeric', weekday: 'short' }, instant));
      expect(fullDay(instant)).toBe(format({ year: 'numeric', month: 'long', day: 'numeric' }, instant));
      expect(clock(instant)).toBe(format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, instant));
    },
  );

  it('of an event names its day once', () => {
    expect(span('2026-12-12T06:00:00.000Z', '2026-12-12T09:30:00.000Z')).toBe('12月12日周六 14:00–17:30');
  });

  it('for machines is the same instant, with its distance from UTC', () => {
    expect(isoInChina('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T02:30:00+08:00');
    expect(Date.parse(isoInChina('2026-12-31T18:30:00.000Z'))).toBe(Date.parse('2026-12-31T18:30:00.000Z'));
  });
});
