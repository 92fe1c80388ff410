import type { ReactNode } from 'react';
import { Actions } from '../actions/actions';
import { Heading } from '../heading/heading';
import text from '../text/text.module.css';
import styles from './closing-note.module.css';

interface ClosingNoteProps {
  phrases: readonly string[];
  lead: string;
  /** The page's last buttons, the yellow one first. */
  children: ReactNode;
}

/** The low, light end of a page that others wrote, or that is a tool: what the next visitor does there. */
export function ClosingNote({ phrases, lead, children }: ClosingNoteProps) {
  return (
    <section className={styles.note}>
      <div className={`${text.wrap} ${styles.inner}`}>
        <Heading level={2} phrases={phrases} />
        <p className={text.lead}>{lead}</p>
        <Actions prefetch>{children}</Actions>
      </div>
    </section>
  );
}
