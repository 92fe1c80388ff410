import { type SiteConfig, sitePath } from '@shared/contract/config';
import { BellIcon } from '@shared/ui';
import styles from './visitor.module.css';

/**
 * The latest notices of a signed-in visitor. It stands furthest left of what the header offers, so that nothing moves where it is
 * shown; it leads on before any script, and session/bell.tsx fills it.
 */
export function Bell({ config }: { config: SiteConfig }) {
  return (
    <details name="nav" className={styles.bell} data-menu="press" data-bell="">
      <summary className={styles.summary} aria-label="通知">
        <BellIcon />
        <span className={styles.unread} data-unread="" hidden />
      </summary>
      <div className={`${styles.panel} ${styles.told}`}>
        <div data-told="" />
        <a href={sitePath(config, '/my/?tab=notices')}>全部通知</a>
      </div>
    </details>
  );
}
