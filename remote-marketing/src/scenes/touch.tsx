import type { ReactNode } from 'react';
import { PlayIcon, text, WindowKey } from '@shared/ui';
import styles from './touch.module.css';

interface TouchProps {
  /** Words for what can be tried here. */
  label: string;
  /** Words for those who do not see it, once the scene has run. */
  result?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A scene that a visitor can try: its pictures are `Scene`s inside it, its controls are beside them (`enhance-touch.ts`). */
export function Touch({ label, result, className, children }: TouchProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-touch
      data-result={result}
      className={className ? `${styles.touch} ${className}` : styles.touch}
    >
      {children}
      <p role="status" className={text.visuallyHidden} />
    </div>
  );
}

interface StartKeyProps {
  /** Drawn in outline, where the screen has a yellow button already. */
  quiet?: boolean;
  children: ReactNode;
}

/** The key in a window's title bar that runs the scene; there is none where scripts are off. */
export function StartKey({ quiet, children }: StartKeyProps) {
  return (
    <button type="button" data-start className={quiet ? `${styles.start} ${styles.quiet}` : styles.start}>
      <WindowKey kind={quiet ? 'plain' : 'run'}>
        <PlayIcon />
        {children}
      </WindowKey>
    </button>
  );
}
