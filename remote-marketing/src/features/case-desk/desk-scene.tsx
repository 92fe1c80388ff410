import type { ReactNode } from 'react';
import { Scene } from '@shared/ui';
import styles from './desk.module.css';

/**
 * Joins a desk's thread to the page's; for the section that the desk is at the bottom right of, which says in `--picture` how
 * wide the desk is.
 */
export const threadFromDesk = styles.joined ?? '';

interface DeskSceneProps {
  label: string;
  className?: string | undefined;
  /** A drawing, 620 by 420. Its `data-part`s move: the row that is `written`, the `robot` that writes it. */
  children: ReactNode;
}

/** Somebody at a desk, and the shuttle writing on their screen with the thread behind it. */
export function DeskScene({ label, className, children }: DeskSceneProps) {
  return (
    <Scene label={label} className={className ? `${styles.desk ?? ''} ${className}` : styles.desk}>
      {children}
    </Scene>
  );
}
