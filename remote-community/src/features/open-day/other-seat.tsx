import { call, ResponseError } from '@shared/client';
import { type Booking, bookingMove, bookingWait, type TableCount, type Wait } from '@shared/contract/endpoints';
import { Actions, Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { bookingProblem } from './booking-problem';
import { aheadWords } from './event';
import styles from './open-day.module.css';

interface OtherSeatProps {
  /** The seat one has meanwhile. */
  booking: Booking;
  table: TableCount;
  onMoved: (booking: Booking) => void;
  onWaiting: (wait: Wait) => void;
  /** Seats are other than shown. */
  onChanged: () => void;
  onKeep: () => void;
}

/**
 * A seat at another table than one has, or a place on its list where it is full. Who is refused keeps their seat, and who is
 * known by it is asked nothing again.
 */
export function OtherSeat({ booking, table, onMoved, onWaiting, onChanged, onKeep }: OtherSeatProps) {
  const full = table.left === 0;
  const { busy, error, run } = useAction(async () => {
    const { id: bookingId, name, phone, company, note } = booking;
    const tableId = table.id;
    if (full) onWaiting(await call(bookingWait, { tableId, name, phone, company, note }, { swallow: true }));
    else onMoved(await call(bookingMove, { bookingId, tableId }, { swallow: true }));
  });
  const reason = error instanceof ResponseError ? error.reason : undefined;
  return (
    <div className={styles.ask}>
      {full ? (
        <p>
          {table.name}订满了，{aheadWords(table.waiting ?? 0)}。排到时会把你从{booking.table.name}
          换过来，原来的座位才让出；排不到，原来的还是你的。
        </p>
      ) : (
        <>
          <p>
            你现在在{booking.table.name}（{booking.table.topic}）。换到{table.name}
            只有一步：换成了，原来的座位才让出；没换成，原来的还是你的。
          </p>
          <p>签到码和预约号不变，称呼和电话也沿用。</p>
        </>
      )}
      {error ? (
        <Problem>
          {reason === 'table-full'
            ? '刚被别人订走了，你原来的座位还在。可以排这张桌的候补。'
            : bookingProblem(reason, error.message)}
        </Problem>
      ) : null}
      <Actions>
        <Button variant="go" shuttle disabled={busy} onClick={() => void run(undefined).then(onChanged)}>
          {full ? (busy ? '正在排…' : '排候补') : busy ? '正在换…' : `换到${table.name}`}
        </Button>
        <Button onClick={onKeep}>{full ? '先不排' : '先不换'}</Button>
      </Actions>
    </div>
  );
}
