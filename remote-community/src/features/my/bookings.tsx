import { useState } from 'react';
import { call } from '@shared/client';
import { type Booking, myBookings } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Button, ButtonLink, Empty, StatusMark } from '@shared/ui';
import { useOwnCall } from '../calls/use-call';
import list from '../list/list.module.css';
import { CancelBooking } from '../open-day/cancel-booking';
import { DoorCode } from '../open-day/door-code';
import { span } from '../time/china-time';
import styles from './my.module.css';
import { OwnList } from './own-list';

export function MyBookings() {
  const { data: items, error, busy, reload } = useOwnCall(['bookings'], (options) => call(myBookings, {}, options));
  return (
    <OwnList
      what="我的预订"
      list={{ items, error, busy, reload }}
      keyOf={({ id }) => id}
      empty={
        <Empty title="还没有预订" action={<ButtonLink href="/open_day/#tables">看开放日的余位</ButtonLink>}>
          在开放日订下的座位会列在这里。
        </Empty>
      }
    >
      {(booking) => <BookingEntry booking={booking} onChanged={reload} />}
    </OwnList>
  );
}

function BookingEntry({ booking, onChanged }: { booking: Booking; onChanged: () => void }) {
  const { id, event, table, status } = booking;
  const { host } = usePage();
  const [asked, setAsked] = useState(false);
  const stands = status === 'booked' && event.status !== 'over';
  return (
    <>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <p>
        {span(table.startsAt, table.endsAt)}，{event.place}
      </p>
      <p className={list.meta}>
        <Standing booking={booking} />
        <span>预约号 {id}</span>
      </p>
      {stands ? <DoorCode code={booking.code} /> : null}
      {!stands ? null : asked ? (
        <CancelBooking
          booking={booking}
          onCancelled={() => {
            host.showMessage({ kind: 'success', text: `${table.name}的预订已取消` });
            onChanged();
          }}
          onKeep={() => {
            setAsked(false);
          }}
        />
      ) : (
        <Button
          small
          className={styles.act}
          onClick={() => {
            setAsked(true);
          }}
        >
          取消预订
        </Button>
      )}
    </>
  );
}

function Standing({ booking: { status, event } }: { booking: Booking }) {
  if (status === 'cancelled') return <StatusMark status="waiting">已取消</StatusMark>;
  return event.status === 'over' ? (
    <StatusMark status="waiting">已结束</StatusMark>
  ) : (
    <StatusMark status="done">订好了</StatusMark>
  );
}
