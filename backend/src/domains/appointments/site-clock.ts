export const MINE = 'my/?tab=bookings';

/** China keeps one time, eight hours ahead of UTC, all year. */
const AHEAD = 8 * 60 * 60 * 1000;

const inChina = (instant: string) => new Date(Date.parse(instant) + AHEAD);

/** `12月12日 14:00`, by a clock in China. */
export function dayAndTime(instant: string): string {
  const date = inChina(instant);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${clock(instant)}`;
}

/** `14:00` */
export function clock(instant: string): string {
  return inChina(instant).toISOString().slice(11, 16);
}

/** `12月12日 14:00–15:20` */
export function span(from: string, to: string): string {
  return `${dayAndTime(from)}–${clock(to)}`;
}
