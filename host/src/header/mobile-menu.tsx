import type { SiteConfig } from '@shared/contract/config';
import { ArrowIcon, CloseIcon, MenuIcon, ShuttleIcon } from '@shared/ui';
import { EntryLink } from './entry-link';
import { LoginLink } from './login-link';
import styles from './mobile-menu.module.css';
import { contactEntry, downloadEntry, mobileNavigation, myEntry } from './navigation';

export function MobileMenu({ config, path }: { config: SiteConfig; path: string }) {
  return (
    <details className={styles.menu} data-sheet="">
      <summary className={styles.toggle} aria-label="菜单">
        <MenuIcon className={styles.whenClosed} />
        <CloseIcon className={styles.whenOpen} />
      </summary>
      <nav className={styles.sheet} aria-label="菜单">
        <ul>
          {mobileNavigation.map((entry) => (
            <li key={entry.link}>
              <EntryLink entry={entry} config={config} path={path} className={styles.entry}>
                {entry.name}
                <ArrowIcon className={styles.arrow} />
              </EntryLink>
            </li>
          ))}
        </ul>
        <LoginLink config={config} path={path} className={`${styles.entry} ${styles.guest}`}>
          登录
          <ArrowIcon className={styles.arrow} />
        </LoginLink>
        <EntryLink entry={myEntry} config={config} path={path} className={`${styles.entry} ${styles.signedIn}`}>
          {myEntry.name}
          <ArrowIcon className={styles.arrow} />
        </EntryLink>
        <div className={styles.actions}>
          <EntryLink entry={downloadEntry} config={config} path={path} className={`${styles.action} ${styles.primary}`}>
            {downloadEntry.name}
            <ShuttleIcon className={styles.shuttle} />
          </EntryLink>
          <EntryLink entry={contactEntry} config={config} path={path} className={styles.action}>
            {contactEntry.name}
          </EntryLink>
        </div>
      </nav>
    </details>
  );
}
