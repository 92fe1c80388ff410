import { call } from '@shared/client';
import { bookingWaitCancel, type Wait } from '@shared/contract/endpoints';
import { Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';

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
