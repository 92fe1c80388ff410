import { call, ResponseError } from '@shared/client';
import { type Booking, bookingMove, type TableCount } from '@shared/contract/endpoints';
import { Actions, Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { bookingProblem } from './booking-problem';
import styles from './open-day.module.css';

interface MoveSeatProps {
  booking: Booking;
  /** The new table. */
  table: TableCount;
  onMoved: (booking: Booking) => void;
  /** Seats are other than shown. */
  onChanged: () => void;
  onKeep: () => void;
}

/** Asks once more, then changes the table; who is refused keeps their seat. */
export function MoveSeat({ booking, table, onMoved, onChanged, onKeep }: MoveSeatProps) {
  const action = useAction(() => call(bookingMove, { bookingId: booking.id, tableId: table.id }, { swallow: true }));
  const move = async () => {
    const moved = await action.run(undefined);
    if (moved) onMoved(moved);
    onChanged();
  };
  const { error } = action;
  const reason = error instanceof ResponseError ? error.reason : undefined;
  return (
    <div className={styles.ask}>
      <p>
        你现在在{booking.table.name}（{booking.table.topic}）。换到{table.name}
        只有一步：换成了，原来的座位才让出；没换成，原来的还是你的。
      </p>
      <p>签到码和预约号不变，称呼和电话也沿用。</p>
      {error ? (
        <Problem>
          {reason === 'table-full'
            ? '刚被别人订走了，你原来的座位还在。可以排这张桌的候补。'
            : bookingProblem(reason, error.message)}
        </Problem>
      ) : null}
      <Actions>
        <Button variant="go" shuttle disabled={action.busy} onClick={() => void move()}>
          {action.busy ? '正在换…' : `换到${table.name}`}
        </Button>
        <Button onClick={onKeep}>先不换</Button>
      </Actions>
    </div>
  );
}
