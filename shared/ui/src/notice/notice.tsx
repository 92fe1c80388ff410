import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { Button } from '../button/button';

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

interface FailedProps {
  /** Name of what is missing: 漫画列表. */
  what: string;
  /** The error's message says why, without a full stop. */
  error: Error;
  retry: () => void;
}

/** Says what did not arrive, why, and the way on; everything else on the page stays as it is. */
export function Failed({ what, error, retry }: FailedProps) {
  return (
    <div className={styles.notice} data-kind="failed" data-tone="light" role="alert">
      <svg viewBox="0 0 96 24" aria-hidden="true">
        <path d="M0 12H36M60 12H96" />
        <path d="M36 12l8-5M36 12l9-1M36 12l7 5M60 12l-8-5M60 12l-9 1M60 12l-7 5" />
      </svg>
      <p>
        <b>{what}没有载入</b>
        {error.message}。别处不受影响。
      </p>
      <Button small onClick={retry}>
        重试
      </Button>
    </div>
  );
}
