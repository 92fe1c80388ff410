import type { Booking } from '../endpoints/appointments/calls';
import type { Demo } from '../endpoints/demos/calls';

export function seatEntry({ id, event, table, createdAt, changedAt, sequence = 0, status }: Booking) {
  return {
    uid: `open-day-booking-${String(id)}`,
    startsAt: table.startsAt,
    endsAt: table.endsAt,
    changedAt: changedAt ?? createdAt,
    sequence,
    cancelled: status === 'cancelled',
    summary: `${event.title}：${table.name} ${table.topic}`,
    place: event.place,
  };
}

export function demoEntry({ no, status, ...demo }: Omit<Demo, 'ticket'>) {
  return { ...demo, uid: `demo-${no}`, cancelled: status === 'cancelled', summary: `演示，留言编号 ${no}` };
}

/** Something that was booked; all versions of it have one `uid`. */
export type CalendarEntry = Omit<ReturnType<typeof seatEntry>, 'place'> & { place?: string };

/**
 * An iCalendar file with what was booked; times in UTC, so that every calendar shows its own. It replaces what a calendar has
 * of the same booking with a lower sequence, and takes it out once the booking is cancelled (RFC 5546, section 3.2).
 */
export function calendarFile({ cancelled, ...entry }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//open-day//zh-CN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${String(entry.sequence)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(entry.changedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escape(entry.summary)}`,
    ...(entry.place === undefined ? [] : [`LOCATION:${escape(entry.place)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(entry.summary)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Lines are at most 75 bytes (RFC 5545, section 3.1); continued ones begin with a space. */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part];
}
