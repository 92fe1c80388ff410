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
        <Entries entries={entries} />
      </Split>
    </Plain>
  );
}

/** Two such lists side by side. */
export function EntryLists({ lists }: { lists: readonly EntryLinksProps[] }) {
  const shown = lists.filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <Plain>
      <div className={styles.lists}>
        {shown.map(({ phrases, entries }) => (
          <div key={phrases.join('')}>
            <h2>{phrases.join('')}</h2>
            <Entries entries={entries} />
          </div>
        ))}
      </div>
    </Plain>
  );
}

function Entries({ entries }: Pick<EntryLinksProps, 'entries'>) {
  return (
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
  );
}
