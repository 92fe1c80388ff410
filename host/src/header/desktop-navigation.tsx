import type { SiteConfig } from '@shared/contract/config';
import { ExternalIcon } from '@shared/ui';
import styles from './desktop-navigation.module.css';
import { Dropdown } from './dropdown';
import { EntryLink } from './entry-link';
import { desktopNavigation, isMenu } from './navigation';

export function DesktopNavigation({ config, path }: { config: SiteConfig; path: string }) {
  return (
    <nav className={styles.navigation} aria-label="主导航">
      <ul className={styles.items}>
        {desktopNavigation(config).map((item) => (
          <li key={item.name}>
            {isMenu(item) ? (
              <Dropdown menu={item} config={config} path={path} />
            ) : (
              <EntryLink entry={item} config={config} path={path} className={styles.item}>
                {item.name}
                {item.tip && <span className={styles.tip}>{item.tip}</span>}
                {!item.link.startsWith('/') && <ExternalIcon className={styles.outside} />}
              </EntryLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
