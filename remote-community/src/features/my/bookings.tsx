import { seatEntry } from '@shared/contract/calendar';
import { useState } from 'react';
import { call } from '@shared/client';
import { type Booking, myBookings, myWaits, type Wait } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Actions, Button, ButtonLink, Empty, StatusMark } from '@shared/ui';
import { useOwnCall } from '../calls/use-call';
import list from '../list/list.module.css';
import { CalendarButton } from '../open-day/calendar-button';
import { DoorCode } from '../open-day/door-code';
import { TableTime } from '../open-day/table-time';
import styles from './my.module.css';
import { OwnList } from './own-list';
import { aheadWords } from '../open-day/event';
import { CancelBooking, CancelWait } from '../open-day/cancel';

/** Places on lists first: they may become seats. */
type Entry = { wait: Wait } | { booking: Booking };

const useEntries = () =>
  useOwnCall<Entry[]>(['bookings'], async (options) => {
    const [waits, bookings] = await Promise.all([call(myWaits, {}, options), call(myBookings, {}, options)]);
    return [...waits.map((wait) => ({ wait })), ...bookings.map((booking) => ({ booking }))];
  });

const isAhead = ({ status, event }: Booking) => status === 'booked' && event.status !== 'over';

/** The booking that comes first of those ahead; null where there is none, undefined until it is known. */
export function useNextBooking(): Booking | null | undefined {
  const entries = useEntries().data;
  if (!entries) return undefined;
  const ahead = entries.flatMap((entry) => ('booking' in entry && isAhead(entry.booking) ? entry.booking : []));
  return ahead.sort((a, b) => a.table.startsAt.localeCompare(b.table.startsAt))[0] ?? null;
}

export function MyBookings() {
  const entries = useEntries();
  return (
    <OwnList
      what="我的预订"
      list={entries}
      keyOf={(entry) => ('wait' in entry ? `wait ${String(entry.wait.id)}` : entry.booking.id)}
      empty={
        <Empty title="还没有预订" action={<ButtonLink href="/open_day/#tables">看开放日的余位</ButtonLink>}>
          在开放日订下的座位会列在这里。
        </Empty>
      }
    >
      {(entry) =>
        'wait' in entry ? (
          <WaitEntry wait={entry.wait} onChanged={entries.reload} />
        ) : (
          <BookingEntry booking={entry.booking} onChanged={entries.reload} />
        )
      }
    </OwnList>
  );
}

function WaitEntry({ wait, onChanged }: { wait: Wait; onChanged: () => void }) {
  const { event, table, ahead } = wait;
  return (
    <>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <TableTime table={table} event={event} />
      <p className={list.meta}>
        <StatusMark status="waiting">候补中</StatusMark>
        <span>{aheadWords(ahead)}</span>
      </p>
      <div className={styles.act}>
        <CancelWait wait={wait} onChanged={onChanged} />
      </div>
    </>
  );
}

function BookingEntry({ booking, onChanged }: { booking: Booking; onChanged: () => void }) {
  const { id, event, table } = booking;
  const { host } = usePage();
  const [asked, setAsked] = useState(false);
  const stands = isAhead(booking);
  return (
    <>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <TableTime table={table} event={event} />
      <p className={list.meta}>
        <Standing booking={booking} />
        <span>预约号 {id}</span>
      </p>
      {stands ? <DoorCode code={booking.code} /> : null}
      {stands && asked ? (
        <CancelBooking
          booking={booking}
          onCancelled={() => {
            host.showMessage({ kind: 'success', text: `${table.name}的预订已取消` });
            onChanged();
          }}
          onKeep={() => setAsked(false)}
        />
      ) : event.status === 'over' ? null : (
        <div className={styles.act}>
          <Actions>
            <CalendarButton entry={seatEntry(booking)} />
            {stands ? (
              <>
                {event.status === 'open' ? (
                  <ButtonLink small href="/open_day/#tables">
                    换桌
                  </ButtonLink>
                ) : null}
                <Button small onClick={() => setAsked(true)}>
                  取消预订
                </Button>
              </>
            ) : null}
          </Actions>
        </div>
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
