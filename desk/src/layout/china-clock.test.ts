import { chinaDay } from './china-clock';

it('a day is the next one in China while it is evening in London, and a dash where there is no instant', () => {
  expect(chinaDay('2026-12-31T15:59:59.000Z')).toBe('2026-12-31');
  expect(chinaDay('2026-12-31T16:00:00.000Z')).toBe('2027-01-01');
  expect(chinaDay(null)).toBe('—');
});
