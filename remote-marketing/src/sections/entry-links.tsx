import { ArrowIcon, Link } from '@shared/ui';
import styles from './entry-links.module.css';

export interface Entries {
  phrases: readonly string[];
  entries: readonly { href: string; name: string; words: string }[];
}

/** A list of ways, each with what stands there. */
export function EntryList({ phrases, entries }: Entries) {
  return (
    <div className={styles.list}>
      <h2>{phrases.join('')}</h2>
      <ul className={styles.links}>
        {entries.map(({ href, name, words }) => (
          <li key={href}>
            <Link href={href}>
              <b>{name}</b>
              <span>{words}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
