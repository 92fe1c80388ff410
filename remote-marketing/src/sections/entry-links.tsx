import { ArrowIcon, Heading, Link } from '@shared/ui';
import { Plain } from './plain';
import { Split } from './split';
import styles from './entry-links.module.css';

interface EntryLinksProps {
  phrases: readonly string[];
  entries: readonly { href: string; name: string; words: string }[];
}

/** The ways from one entry of a catalogue to others of its kind; nothing where it is the only one. */
export function EntryLinks({ phrases, entries }: EntryLinksProps) {
  if (entries.length === 0) return null;
  return (
    <Plain>
      <Split first={4}>
        <Heading level={2} phrases={phrases} />
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
      </Split>
    </Plain>
  );
}
