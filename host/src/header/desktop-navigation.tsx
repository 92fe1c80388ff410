import type { SiteConfig } from '@shared/contract/config';
import { ExternalIcon } from '@shared/ui';
import styles from './desktop-navigation.module.css';
import { Dropdown } from './dropdown';
import { EntryLink, isCurrent } from './entry-link';
import { type NavigationItem, isMenu } from './navigation';

interface DesktopNavigationProps {
  config: SiteConfig;
  path: string;
  items: readonly NavigationItem[];
  label: string;
}

export function DesktopNavigation({ config, path, items, label }: DesktopNavigationProps) {
  const inBar = items.some((item) => !isMenu(item) && isCurrent(item, path));
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.name} ${isMenu(item) ? '' : item.link}`}>
            {isMenu(item) ? (
              <Dropdown
                menu={item}
                config={config}
                path={path}
                marked={!inBar && item.entries.some((entry) => isCurrent(entry, path))}
              />
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
