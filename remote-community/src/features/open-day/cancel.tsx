import { call } from '@shared/client';
import { type Booking, bookingCancel, bookingWaitCancel, type Wait } from '@shared/contract/endpoints';
import { Confirm, Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';

interface CancelBookingProps {
  booking: Pick<Booking, 'id'>;
  /** Told what is left of the booking. */
  onCancelled: (booking: Booking) => void;
  onKeep: () => void;
}

/** Asks once more, then gives the seat back. */
export function CancelBooking({ booking, onCancelled, onKeep }: CancelBookingProps) {
  const action = useAction(() => call(bookingCancel, { bookingId: booking.id }, { swallow: true }));
  const cancel = async () => {
    const cancelled = await action.run(undefined);
    if (cancelled) onCancelled(cancelled);
  };
  return (
    <Confirm
      label="取消预订？"
      doing="取消预订"
      busy={action.busy}
      problem={action.error && `没有取消成：${action.error.message}`}
      onDo={() => void cancel()}
      onKeep={onKeep}
    >
      取消后座位会让给别人，再订要看还有没有余位。
    </Confirm>
  );
}

interface CancelWaitProps {
  wait: Pick<Wait, 'id'>;
  /** Told when the wait was left, or is over anyhow. */
  onChanged: () => void;
}

/** Leaves a list. Nothing is lost by it but the place in line, so that it does not ask twice. */
export function CancelWait({ wait, onChanged }: CancelWaitProps) {
  const action = useAction(() => call(bookingWaitCancel, { waitId: wait.id }, { swallow: true }));
  const leave = async () => {
    await action.run(undefined);
    onChanged();
  };
  return (
    <>
      <Button small disabled={action.busy} onClick={() => void leave()}>
        取消候补
      </Button>
      {action.error ? <Problem>没有取消成：{action.error.message}。</Problem> : null}
    </>
  );
}
