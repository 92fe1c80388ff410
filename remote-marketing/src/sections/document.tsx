import { text } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './document.module.css';

/** `beside` stands right of a body where there is room: code that the body is about. */
interface DocumentProps {
  /** What the list of contents is called. */
  label: string;
  /** Whether a light section follows, which brings the air above it. */
  followed?: boolean;
  parts: readonly { id: string; title: string; lead?: string; body: ReactNode; beside?: ReactNode }[];
}

/** A text to look things up in: its contents stay beside it while one reads. */
export function Document({ label, followed = false, parts }: DocumentProps) {
  return (
    <div className={`${text.wrap} ${styles.document} ${followed ? styles.followed : ''}`}>
      <nav aria-label={label}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {parts.map(({ id, title, lead, body, beside }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {lead ? <p>{lead}</p> : null}
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
