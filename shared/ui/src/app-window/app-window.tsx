import type { ReactNode } from 'react';
import { LogoMark } from '../logo/logo-mark';
import styles from './app-window.module.css';

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
