import { CHINA_AHEAD, clockIn, day, dayIn } from './china-time';

/** Milliseconds by which this device's clock is ahead of UTC at an instant. */
const aheadAt = (instant: string): number => -new Date(instant).getTimezoneOffset() * 60_000;

/** `07:00–10:30`, with the day where it is another, by this device's clock; undefined where it shows what China's shows. */
export function ownSpan(from: string, to: string): string | undefined {
  const [start, end] = [aheadAt(from), aheadAt(to)];
  if (start === CHINA_AHEAD && end === CHINA_AHEAD) return undefined;
  const [first, last] = [dayIn(from, start), dayIn(to, end)];
  const until = first === last ? clockIn(to, end) : `${last} ${clockIn(to, end)}`;
  const since = clockIn(from, start);
  return first === day(from) ? `${since}–${until}` : `${first} ${since}–${until}`;
}
