import { ArrowIcon, Link } from '@shared/ui';
import { Plain } from './plain';
import styles from './entry-links.module.css';

export interface Entries {
  phrases: readonly string[];
  entries: readonly { href: string; name: string; words: string }[];
}

interface EntryLinksProps {
  /** Side by side where there is room; one without entries is not there. */
  lists: readonly Entries[];
}

/** The ways from one entry of a catalogue to others; nothing where it is the only one. */
export function EntryLinks({ lists }: EntryLinksProps) {
  const shown = lists.filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <Plain>
      <div className={styles.lists}>
        {shown.map((list) => (
          <EntryList key={list.phrases.join('')} {...list} />
        ))}
      </div>
    </Plain>
  );
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
