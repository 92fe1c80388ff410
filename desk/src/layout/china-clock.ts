/** China keeps one time, eight hours ahead of UTC, all year; the desk shows it wherever it is opened. */
const ZONE = '+08:00';
const AHEAD = 8 * 60 * 60 * 1000;
/** Length of `2026-12-12T14:00`. */
const TO_MINUTES = 16;
/** Length of `2026-12-12`. */
const TO_DAYS = 10;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Whether a text is an instant as the contract writes one. */
export function isInstant(value: unknown): boolean {
  return typeof value === 'string' && INSTANT.test(value);
}

/** `2026-12-12 14:00`, by a clock in China; a dash where there is none. */
export function chinaTime(instant: unknown): string {
  return toInput(instant).replace('T', ' ') || '—';
}

/** `2026-12-12T14:00`, as the browser's own field holds it; empty where there is none. */
export function toInput(instant: unknown): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return '';
  return new Date(Date.parse(instant) + AHEAD).toISOString().slice(0, TO_MINUTES);
}

/** `2026-12-12`, by a clock in China; a dash where there is none. */
export function chinaDay(instant: unknown): string {
  return chinaTime(instant).slice(0, TO_DAYS);
}

export function toInstant(text: string): string | null {
  const time = Date.parse(`${text}:00${ZONE}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
