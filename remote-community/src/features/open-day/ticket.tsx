import { useState } from 'react';
import type { Booking } from '@shared/contract/endpoints';
import { Actions, Button, CalendarIcon, Card, dyeClass, StatusMark } from '@shared/ui';
import { span } from '../time/china-time';
import { calendarFile } from './calendar-file';
import { CancelBooking } from './cancel-booking';
import { DoorCode } from './door-code';
import styles from './open-day.module.css';
import { tableLook } from './table-look';

interface TicketProps {
  booking: Booking;
  look: number;
  onCancelled: () => void;
}

/** The confirmation as a ticket, with the table's cloth along its edge. */
export function Ticket({ booking, look, onCancelled }: TicketProps) {
  const { event, table } = booking;
  const [asked, setAsked] = useState(false);
  const [cancelled, setCancelled] = useState(booking.status === 'cancelled');
  return (
    <Card className={`${styles.ticket} ${dyeClass(tableLook(look).dye)}`}>
      <StatusMark status={cancelled ? 'waiting' : 'done'}>{cancelled ? '已取消' : '订好了'}</StatusMark>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <p>
        {span(table.startsAt, table.endsAt)}，{event.place}
      </p>
      <p className={styles.number}>
        预约号 {booking.id}
        {event.sample ? ' · 示例' : ''}
      </p>
      {cancelled ? null : <DoorCode code={booking.code} />}
      {cancelled ? null : asked ? (
        <CancelBooking
          booking={booking}
          onCancelled={() => {
            setCancelled(true);
            onCancelled();
          }}
          onKeep={() => {
            setAsked(false);
          }}
        />
      ) : (
        <Actions>
          <Button
            small
            variant="solid"
            onClick={() => {
              saveCalendar(booking);
            }}
          >
            <CalendarIcon />
            加到日历
          </Button>
          <Button
            small
            onClick={() => {
              setAsked(true);
            }}
          >
            取消预订
          </Button>
        </Actions>
      )}
    </Card>
  );
}

function saveCalendar(booking: Booking): void {
  const url = URL.createObjectURL(new Blob([calendarFile(booking)], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `open-day-${String(booking.id)}.ics`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
