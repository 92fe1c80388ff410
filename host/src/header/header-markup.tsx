import { type SiteConfig, sitePath } from '@shared/contract/config';
import { LogoMark, PhoneIcon } from '@shared/ui';
import type { FrameWords } from '../frame-language';
import { Bell } from './bell';
import { DesktopNavigation } from './desktop-navigation';
import { EntryLink } from './entry-link';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import type { Navigation } from './navigation';
import { SearchField } from './search-field';
import { Visitor } from './visitor';

interface HeaderMarkupProps {
  config: SiteConfig;
  /** The visitor's path, below the base path, with a trailing slash. */
  path: string;
  navigation: Navigation;
  words: FrameWords;
}

/** Markup in `<header>`; rendered while composing only, enhanced by `enhanceHeader`. */
export function HeaderMarkup({ config, path, navigation, words }: HeaderMarkupProps) {
  const { name, phone } = config.brand;
  // A login, and what is a visitor's own, are in Chinese.
  const isEnglish = words.lang === 'en';
  return (
    <div className={styles.bar}>
      <a className={styles.logo} href={sitePath(config, words.homeLink)} aria-label={`${name} ${words.home}`}>
        <LogoMark />
        <span>{name}</span>
      </a>
      <DesktopNavigation config={config} path={path} items={navigation.desktop} label={words.navigation} />
      <div className={styles.actions}>
        {isEnglish ? null : (
          <>
            <Bell config={config} />
            <SearchField config={config} place="bar" />
          </>
        )}
        <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`} aria-label={`${words.call} ${phone}`}>
          <PhoneIcon />
          <span>{phone}</span>
        </a>
        {navigation.contact.map((entry) => (
          <EntryLink key="contact" entry={entry} config={config} path={path} className={styles.button}>
            {entry.name}
          </EntryLink>
        ))}
        {navigation.download.map((entry) => (
          <EntryLink
            key="download"
            entry={entry}
            config={config}
            path={path}
            className={`${styles.button} ${styles.download}`}
          >
            {entry.name}
          </EntryLink>
        ))}
        {isEnglish ? null : <Visitor config={config} path={path} />}
        <MobileMenu config={config} path={path} navigation={navigation} words={words} />
      </div>
    </div>
  );
}
