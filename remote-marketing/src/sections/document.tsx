import { Fold, text, TextLink } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './document.module.css';
import type { ActionWords } from './start-actions';

interface DocumentProps {
  /** What the list of contents is called. */
  label: string;
  /** The contents stay beside the parts where there is room, and headings stand above their words. */
  side?: boolean;
  parts: readonly {
    id: string;
    title: string;
    /** What the part belongs to, where a document has two subjects; said once above its first part. */
    group?: string;
    lead?: ReactNode;
    body?: ReactNode;
    /** The way on from the part. */
    action?: ActionWords;
    /** Stands right of the body where there is room: code that it is about. */
    beside?: ReactNode;
    /** As wide as the page, its heading above: a table of many columns. */
    wide?: boolean;
    /** On a dark ground from edge to edge: the page's one picture. */
    dark?: boolean;
  }[];
}

/** A text to look things up in: its contents above, which fold on a phone; a part's heading left of its words, or above them. */
export function Document({ label, side, parts }: DocumentProps) {
  const groups = parts.map(({ group }, place) => {
    const begins = group !== parts[place - 1]?.group;
    return begins ? <strong className={styles.group}>{group}</strong> : null;
  });
  return (
    <div className={[text.wrap, styles.document, side && styles.side].filter(Boolean).join(' ')}>
      <nav aria-label={label}>
        <Fold label={label}>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Fold>
      </nav>
      <div>
        {parts.map(({ id, title, lead, body, action, beside, wide = Boolean(beside), dark }, place) => (
          <section key={id} id={id} className={wide ? styles.wide : undefined} data-tone={dark ? 'dark' : undefined}>
            {groups[place]}
            <div>
              <h2>{title}</h2>
              {lead ? <p>{lead}</p> : null}
              {action ? <TextLink href={action.href}>{action.label}</TextLink> : null}
            </div>
            {beside ? (
              <div className={styles.columns}>
                <div>{body}</div>
                {beside}
              </div>
            ) : (
              body
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
