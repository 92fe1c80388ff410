import type { ReactNode } from 'react';
import { Button } from '@shared/ui';
import styles from './guest.module.css';

/** The page before a login: the way in, and beside it what is here after one. */
export function Guest({ login, children }: { login: () => void; children: ReactNode }) {
  return (
    <div className={styles.guest} data-tone="dark">
      <div className={styles.way}>
        <h2>登录后看自己的东西</h2>
        <p>登录后回到这一页。没写完的草稿留在这台设备上，不会丢。</p>
        <Button variant="go" shuttle onClick={login}>
          登录
        </Button>
      </div>
      {children}
    </div>
  );
}
