import type { ReactNode } from 'react';
import ShuttleIcon from '../icons/shuttle.svg?react';

/** A button's words, and the shuttle behind them. Words alone in an element stay up to date where a translator has replaced the text. */
export function withShuttle(children: ReactNode): ReactNode {
  return (
    <>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <ShuttleIcon />
    </>
  );
}
