import type { ReactNode } from 'react';
import styles from './app-window.module.css';
import { LogoMark } from '../logo/logo-mark';

export interface AppWindowProps {
  title: ReactNode;
  /** Content of the title bar before the window keys, such as `WindowKey`. */
  bar?: ReactNode;
  dark?: boolean;
  /** Cut off at the bottom, as if it grew out of its section. */
  cut?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a drawn window of the client. */
export function AppWindow({ title, bar, dark, cut, className, children }: AppWindowProps) {
  const classes = [styles.window, dark && styles.dark, cut && styles.cut, className];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-tone={dark ? 'dark' : 'light'}>
      <div className={styles.bar}>
        <LogoMark className={styles.mark} />
        <span className={styles.title}>{title}</span>
        {bar}
        <span className={styles.keys} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
      {children}
    </div>
  );
}

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
