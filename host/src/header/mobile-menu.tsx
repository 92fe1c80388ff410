import type { SiteConfig } from '@shared/contract/config';
import { ArrowIcon, CloseIcon, MenuIcon, ShuttleIcon } from '@shared/ui';
import type { FrameWords } from '../frame-language';
import { EntryLink } from './entry-link';
import { LanguageLink } from './language-link';
import { LoginLink } from './login-link';
import styles from './mobile-menu.module.css';
import type { Navigation } from './navigation';
import { SearchField } from './search-field';

interface MobileMenuProps {
  config: SiteConfig;
  path: string;
  navigation: Navigation;
  words: FrameWords;
}

export function MobileMenu({ config, path, navigation, words }: MobileMenuProps) {
  return (
    <details className={styles.menu} data-sheet="">
      <summary className={styles.toggle} aria-label={words.menu}>
        <MenuIcon className={styles.whenClosed} />
        <CloseIcon className={styles.whenOpen} />
      </summary>
      <nav className={styles.sheet} aria-label={words.menu}>
        {words.lang === 'en' ? null : <SearchField config={config} place="sheet" />}
        <ul>
          {navigation.mobile.map((entry) => (
            <li key={`${entry.name} ${entry.link}`}>
              <EntryLink entry={entry} config={config} path={path} className={styles.entry}>
                {entry.name}
                <ArrowIcon className={styles.arrow} />
              </EntryLink>
            </li>
          ))}
        </ul>
        {words.lang === 'en' ? null : (
          <LoginLink config={config} path={path} className={`${styles.entry} ${styles.guest}`}>
            登录
            <ArrowIcon className={styles.arrow} />
          </LoginLink>
        )}
        {navigation.mine.map((entry) => (
          <EntryLink
            key="mine"
            entry={entry}
            config={config}
            path={path}
            className={`${styles.entry} ${styles.signedIn}`}
          >
            {entry.name}
            <ArrowIcon className={styles.arrow} />
          </EntryLink>
        ))}
        <LanguageLink config={config} words={words} className={styles.entry}>
          <ArrowIcon className={styles.arrow} />
        </LanguageLink>
        <div className={styles.actions}>
          {navigation.download.map((entry) => (
            <EntryLink
              key="download"
              entry={entry}
              config={config}
              path={path}
              className={`${styles.action} ${styles.primary}`}
            >
              {entry.name}
              <ShuttleIcon className={styles.shuttle} />
            </EntryLink>
          ))}
          {navigation.contact.map((entry) => (
            <EntryLink key="contact" entry={entry} config={config} path={path} className={styles.action}>
              {entry.name}
            </EntryLink>
          ))}
        </div>
      </nav>
    </details>
  );
}
