import { type SiteConfig, sitePath } from '@shared/contract/config';
import { LogoMark, PhoneIcon } from '@shared/ui';
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
}

/** Markup in `<header>`; rendered while composing only, enhanced by `enhanceHeader`. */
export function HeaderMarkup({ config, path, navigation }: HeaderMarkupProps) {
  const { name, phone } = config.brand;
  return (
    <div className={styles.bar}>
      <a className={styles.logo} href={sitePath(config, '/')} aria-label={`${name} 首页`}>
        <LogoMark />
        <span>{name}</span>
      </a>
      <DesktopNavigation config={config} path={path} items={navigation.desktop} />
      <div className={styles.actions}>
        <Bell config={config} />
        <SearchField config={config} place="bar" />
        <a className={styles.phone} href={`tel:${phone.replace(/[^0-9+]/g, '')}`} aria-label={`拨打 ${phone}`}>
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
        <Visitor config={config} path={path} />
        <MobileMenu config={config} path={path} navigation={navigation} />
      </div>
    </div>
  );
}
