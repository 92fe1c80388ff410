import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons in a row; each takes the whole width on a phone. */
export function Actions({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.actions} ${className}` : styles.actions}>{children}</div>;
}
