import { Heading, text, TextLink } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './clauses.module.css';
import type { ActionWords } from './start-actions';

/** The lead that follows a heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={text.lead}>{children}</p>;
}

/** A short line or two, as below a name in a list. */
export function Clauses({ children }: { children: ReactNode }) {
  return <p className={styles.clauses}>{children}</p>;
}

export interface ColumnHeadProps {
  phrases: readonly string[];
  lead?: string;
  /** The one way on from it. */
  more?: ActionWords;
  /** More below the sentence. */
  children?: ReactNode;
}

/** A section's heading in a column, its sentence below. */
export function ColumnHead({ phrases, lead, more, children }: ColumnHeadProps) {
  return (
    <div className={styles.column}>
      <Heading level={2} phrases={phrases} />
      {lead ? <Lead>{lead}</Lead> : null}
      {more ? <TextLink href={more.href}>{more.label}</TextLink> : null}
      {children}
    </div>
  );
}
