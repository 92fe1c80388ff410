import type { ReactNode } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  children: ReactNode;
  className?: string | undefined;
  /** Lets the host fetch the first button's page ahead when it comes into sight. */
  prefetch?: boolean;
}

/** Buttons in a row; each takes the whole width on a phone. */
export function Actions({ children, className, prefetch }: ActionsProps) {
  return (
    <div
      className={className ? `${styles.actions} ${className}` : styles.actions}
      data-prefetch={prefetch ? '' : undefined}
    >
      {children}
    </div>
  );
}
