import type { Booking } from '@shared/contract/endpoints';
import { Button, CalendarIcon } from '@shared/ui';
import { calendarFile } from './calendar-file';

/** Hands the seat to a calendar; a seat that was given back goes from it by the same way. */
export function CalendarButton({ booking, solid }: { booking: Booking; solid?: boolean }) {
  return (
    <Button small {...(solid && { variant: 'solid' as const })} onClick={() => saveCalendar(booking)}>
      <CalendarIcon />
      {booking.status === 'cancelled' ? '从日历里去掉' : newer(booking) ? '更新到日历' : '加到日历'}
    </Button>
  );
}

/** Whether the table, time or place became another since it was booked. */
export function newer({ sequence = 0 }: Booking): boolean {
  return sequence > 0;
}

function saveCalendar(booking: Booking): void {
  const url = URL.createObjectURL(new Blob([calendarFile(booking)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `open-day-${String(booking.id)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
