import type { Crumb } from '@shared/contract';
import { Link } from '../link/link';
import styles from './breadcrumb.module.css';

/** The way from home to this page, which stands last and is no link; the same list goes into the page's head. */
export function Breadcrumb({ items, label = '当前位置' }: { items: readonly Crumb[]; label?: string | undefined }) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href}>
            {index < items.length - 1 ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
