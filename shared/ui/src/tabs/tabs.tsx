import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Unique on the page: the name of its radio buttons. */
  name: string;
  label: string;
  /** At most six. */
  items: readonly TabItem[];
}

/**
 * Tabs that work before any script: radio buttons whose choice shows a panel by CSS.
 * `enhanceTabs` on an element around them makes them tabs for assistive technology and the keyboard.
 */
export function Tabs({ name, label, items }: TabsProps) {
  return (
    <div className={styles.tabs} data-tabs>
      <div className={styles.list} role="radiogroup" aria-label={label}>
        {items.map((item, index) => (
          <div key={item.label} className={styles.tab}>
            <label>
              <input type="radio" name={name} value={index} defaultChecked={index === 0} />
              {item.label}
            </label>
          </div>
        ))}
      </div>
      <div className={styles.panels}>
        {items.map((item) => (
          <div key={item.label} className={styles.panel} id={`${name}-${String(items.indexOf(item))}`}>
            {item.content}
          </div>
        ))}
      </div>
    </div>
  );
}
