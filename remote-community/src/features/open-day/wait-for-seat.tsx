import { call, ResponseError } from '@shared/client';
import { type Booking, bookingWait, type TableCount, type Wait } from '@shared/contract/endpoints';
import { Actions, Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { bookingProblem } from './booking-problem';
import styles from './open-day.module.css';
import { aheadWords } from './wait-words';

interface WaitForSeatProps {
  /** The seat one has meanwhile. */
  booking: Booking;
  table: TableCount;
  onWaiting: (wait: Wait) => void;
  /** Seats are other than shown. */
  onChanged: () => void;
  onKeep: () => void;
}

/** Waits for another seat than the one that one has: who is known by it is asked nothing again. */
export function WaitForSeat({ booking, table, onWaiting, onChanged, onKeep }: WaitForSeatProps) {
  const { name, phone, company, note } = booking;
  const action = useAction(() =>
    call(bookingWait, { tableId: table.id, name, phone, company, note }, { swallow: true }),
  );
  const wait = async () => {
    const made = await action.run(undefined);
    if (made) onWaiting(made);
    onChanged();
  };
  const { error } = action;
  return (
    <div className={styles.ask}>
      <p>
        {table.name}订满了，{aheadWords(table.waiting ?? 0)}。排到时会把你从{booking.table.name}
        换过来，原来的座位才让出；排不到，原来的还是你的。
      </p>
      {error ? (
        <Problem>{bookingProblem(error instanceof ResponseError ? error.reason : undefined, error.message)}</Problem>
      ) : null}
      <Actions>
        <Button variant="go" shuttle disabled={action.busy} onClick={() => void wait()}>
          {action.busy ? '正在排…' : '排候补'}
        </Button>
        <Button onClick={onKeep}>先不排</Button>
      </Actions>
    </div>
  );
}
