import { Button } from '../button/button';
import styles from './notice.module.css';

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
