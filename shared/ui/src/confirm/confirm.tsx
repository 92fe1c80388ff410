import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Problem } from '../problem/problem';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** The question, for who does not see where it unfolds. */
  label: string;
  /** Content that goes with it. */
  children: ReactNode;
  doing: string;
  busy: boolean;
  /** Why it was not done. */
  problem: string | undefined;
  onDo: () => void;
  onKeep: () => void;
}

/** Asks once more before something goes for good; unfolds in place. */
export function Confirm({ label, children, doing, busy, problem, onDo, onKeep }: ConfirmProps) {
  return (
    <div className={styles.confirm} role="group" aria-label={label} data-tone="light">
      <p>{children}</p>
      <Button small variant="solid" className={styles.danger} disabled={busy} onClick={onDo}>
        {doing}
      </Button>
      <Button small onClick={onKeep}>
        留着
      </Button>
      {problem ? <Problem>{problem}</Problem> : null}
    </div>
  );
}
