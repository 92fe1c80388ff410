import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface EmptyProps {
  title: string;
  /** The next step. */
  children: ReactNode;
  action?: ReactNode;
}

/** A place with nothing in it yet: a shuttle still to come, and the next step. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={styles.notice} data-kind="empty">
      <svg viewBox="0 0 96 40" aria-hidden="true">
        <path d="M0 20H16" />
        <path d="M16 20C30 6 40 2 52 2s22 4 36 18c-14 14-24 18-36 18S30 34 16 20z" strokeDasharray="5 4" />
      </svg>
      <p>
        <b>{title}</b>
        {children}
      </p>
      {action}
    </div>
  );
}
