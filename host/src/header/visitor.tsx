import { type SiteConfig, sitePath } from '@shared/contract/config';
import { UserIcon } from '@shared/ui';
import { LoginLink } from './login-link';
import styles from './visitor.module.css';

/**
 * The way to the login for guests, and the own menu of everybody else, at one place: which of them is seen, the header's
 * `data-signed-in` says. The menu leads on before any script; session/session.tsx fills it.
 */
export function Visitor({ config, path }: { config: SiteConfig; path: string }) {
  return (
    <div className={styles.visitor}>
      <LoginLink config={config} path={path} className={styles.login}>
        登录
      </LoginLink>
      <details name="nav" className={styles.menu} data-menu="" data-user-menu="">
        <summary className={styles.summary} aria-label="我的">
          <UserIcon />
        </summary>
        <div className={styles.panel} data-user-panel="">
          <a href={sitePath(config, '/my/')}>我的主页</a>
        </div>
      </details>
    </div>
  );
}
