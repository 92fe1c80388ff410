const dayFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});
const clockFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const dateFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** `12月12日周六` */
export function day(instant: string): string {
  return dayFormat.format(new Date(instant));
}

/** `14:00` */
export function clock(instant: string): string {
  return clockFormat.format(new Date(instant));
}

/** `2026年12月12日` */
export function fullDay(instant: string): string {
  return dateFormat.format(new Date(instant));
}

/** `12月12日周六 14:00–17:30`, in China's time wherever one reads it. */
export function span(from: string, to: string): string {
  return `${day(from)} ${clock(from)}–${clock(to)}`;
}
