import { type CalendarEntry, calendarFile } from '@shared/contract/calendar';
import type { Booking } from '@shared/contract/endpoints';
import { Button, CalendarIcon } from '@shared/ui';

/** Hands what was booked to a calendar; what was given back goes from it by the same way. */
export function CalendarButton({ entry, solid }: { entry: CalendarEntry; solid?: boolean }) {
  return (
    <Button small {...(solid && { variant: 'solid' as const })} onClick={() => saveCalendar(entry)}>
      <CalendarIcon />
      {entry.cancelled ? '从日历里去掉' : entry.sequence > 0 ? '更新到日历' : '加到日历'}
    </Button>
  );
}

/** Whether the table, time or place became another since it was booked. */
export function newer({ sequence = 0 }: Booking): boolean {
  return sequence > 0;
}

function saveCalendar(entry: CalendarEntry): void {
  const url = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${entry.uid}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
