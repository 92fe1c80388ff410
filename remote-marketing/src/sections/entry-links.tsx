import { Actions, ArrowIcon, Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { ColumnHead } from './clauses';
import { Plain } from './plain';
import { Split } from './split';
import { ActionLinks, type ActionWords } from './start-actions';
import styles from './entry-links.module.css';

interface Entries {
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

interface DocumentEndProps {
  phrases: readonly string[];
  lead: string;
  actions: readonly ActionWords[];
  next: Entries;
  /** Whether the first way to ask is the phone. */
  call?: boolean;
}

/** The end of a document: who answers, and what to read next, but for itself. */
export function DocumentEnd({ next, actions, call = false, ...ask }: DocumentEndProps) {
  const { path, config } = usePage();
  const { phone } = config.brand;
  const calls = call ? [{ label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : [];
  return (
    <div className={styles.end}>
      <Plain>
        <Split first={5}>
          <ColumnHead {...ask}>
            <Actions className={styles.ask} prefetch>
              <ActionLinks actions={[...calls, ...actions].slice(0, 2)} />
            </Actions>
          </ColumnHead>
          <div className={styles.lists}>
            <EntryList {...next} entries={next.entries.filter(({ href }) => href !== path)} />
          </div>
        </Split>
      </Plain>
    </div>
  );
}

function EntryList({ phrases, entries }: Entries) {
  return (
    <div>
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
