import type { SiteConfig } from '@shared/contract/config';
import { ArrowIcon, CaretIcon, ExternalIcon, WeaveSwatch } from '@shared/ui';
import navigationStyles from './desktop-navigation.module.css';
import styles from './dropdown.module.css';
import { EntryLink } from './entry-link';
import type { NavigationEntry, NavigationMenu } from './navigation';

interface DropdownProps {
  menu: NavigationMenu;
  config: SiteConfig;
  path: string;
  /** Whether its own name is marked, since a page of it is shown that no entry of the bar leads to. */
  marked: boolean;
}

export function Dropdown({ menu, config, path, marked }: DropdownProps) {
  const rows = menu.entries.filter((entry) => !entry.withBottomLine);
  const last = menu.entries.filter((entry) => entry.withBottomLine);
  return (
    <details name="nav" data-menu="" data-current={marked ? '' : undefined}>
      <summary className={navigationStyles.item}>
        {menu.name}
        <CaretIcon className={navigationStyles.caret} />
      </summary>
      <div className={styles.panel} data-wide={menu.wide}>
        <ul className={styles.entries}>
          {rows.map((entry) => (
            <li key={`${entry.name} ${entry.link}`}>
              <EntryLink entry={entry} config={config} path={path} className={styles.entry}>
                {entry.icon && <WeaveSwatch {...entry.icon} className={styles.icon} />}
                <EntryText entry={entry} />
              </EntryLink>
            </li>
          ))}
        </ul>
        {last.map((entry) => (
          <div key={`${entry.name} ${entry.link}`} className={styles.bottom}>
            <EntryLink entry={entry} config={config} path={path}>
              <EntryText entry={entry} />
              <ArrowIcon className={styles.arrow} />
            </EntryLink>
          </div>
        ))}
      </div>
    </details>
  );
}

function EntryText({ entry }: { entry: NavigationEntry }) {
  return (
    <>
      <span className={styles.name}>
        {entry.name}
        {entry.tip && <span className={styles.tip}>{entry.tip}</span>}
        {entry.blank && <ExternalIcon className={styles.outside} />}
      </span>
      {entry.desc && <span className={styles.description}>{entry.desc}</span>}
    </>
  );
}
