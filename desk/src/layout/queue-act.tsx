import { Button } from '@mui/material';
import type { Route } from '@shared/contract/endpoints';
import type { ReactNode } from 'react';
import { useAct } from './use-act';

interface QueueActProps {
  /** What is asked of, in calls: `{ mailId }`. */
  input: object;
  state: string;
  /** The thing in the queue, as people call it. */
  noun: string;
  name: string;
  calls: { retry: Route; cancel: Route };
  children: ReactNode;
}

/** What can be done about something that is sent: again where it did not go out, not at all while it waits. */
export function QueueAct({ input, state, noun, name, calls, children }: QueueActProps) {
  const { act, busy, ask, dialog } = useAct();
  if (state === 'sending' || state === 'sent') return null;
  const again = state !== 'waiting';
  const label = again ? '再发' : '取消';
  const change = () =>
    ask({
      title: again ? `再发${noun}` : `不发${noun}`,
      confirm: again ? '再发' : '不发了',
      needsReason: false,
      children,
      onConfirm: () =>
        again ? act(calls.retry, input, '已放回，马上再发') : act(calls.cancel, input, `${noun}不会再发`),
    });
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`${label} ${name}`} onClick={change}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
