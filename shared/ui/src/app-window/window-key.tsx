import type { ReactNode } from 'react';
import styles from './app-window.module.css';

interface WindowKeyProps {
  /** `run` is the yellow one, `live` says that something is being recorded. */
  kind?: 'plain' | 'run' | 'live';
  className?: string | undefined;
  children: ReactNode;
}

/** A drawn key in a window's title bar; part of a picture, not a control. */
export function WindowKey({ kind = 'plain', className, children }: WindowKeyProps) {
  return (
    <span className={[styles.key, kind !== 'plain' && styles[kind], className].filter(Boolean).join(' ')}>
      {children}
    </span>
  );
}
