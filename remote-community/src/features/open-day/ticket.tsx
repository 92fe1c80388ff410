import { seatEntry } from '@shared/contract/calendar';
import { useState } from 'react';
import type { Booking } from '@shared/contract/endpoints';
import { Actions, Button, Card, dyeClass, StatusMark } from '@shared/ui';
import { CalendarButton, newer } from './calendar-button';
import { DoorCode } from './door-code';
import styles from './open-day.module.css';
import { TableTime } from './table-time';
import { tableLook } from './table-look';
import { CancelBooking } from './cancel';

interface TicketProps {
  booking: Booking;
  look: number;
  onCancelled: () => void;
}

/** The confirmation as a ticket, with the table's cloth along its edge. */
export function Ticket({ booking: given, look, onCancelled }: TicketProps) {
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState<Booking>();
  const booking = gone ?? given;
  const { event, table } = booking;
  const cancelled = booking.status === 'cancelled';
  return (
    <Card className={`${styles.ticket} ${dyeClass(tableLook(look).dye)}`}>
      <StatusMark status={cancelled ? 'waiting' : 'done'}>{cancelled ? '已取消' : '订好了'}</StatusMark>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <TableTime table={table} event={event} />
      <p className={styles.number}>
        预约号 {booking.id}
        {event.sample ? ' · 示例' : ''}
      </p>
      {cancelled ? null : <DoorCode code={booking.code} />}
      {asked && !cancelled ? (
        <CancelBooking
          booking={booking}
          onCancelled={(cancelledOne) => {
            setGone(cancelledOne);
            onCancelled();
          }}
          onKeep={() => setAsked(false)}
        />
      ) : (
        <Actions>
          <CalendarButton entry={seatEntry(booking)} solid />
          {cancelled ? null : (
            <Button small onClick={() => setAsked(true)}>
              取消预订
            </Button>
          )}
        </Actions>
      )}
      {newer(booking) && !cancelled ? (
        <p className={styles.number}>桌、时间或地点变过；日历里原来的那条会被这一条替换。</p>
      ) : null}
    </Card>
  );
}
