import { Heading, text } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './clauses.module.css';

/** The lead that follows a heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={text.lead}>{children}</p>;
}

/** A short line or two, as below a name in a list. */
export function Clauses({ children }: { children: ReactNode }) {
  return <p className={styles.clauses}>{children}</p>;
}

interface ColumnHeadProps {
  phrases: readonly string[];
  lead: string;
  /** More below the sentence. */
  children?: ReactNode;
}

/** A section's heading in a column, its sentence below. */
export function ColumnHead({ phrases, lead, children }: ColumnHeadProps) {
  return (
    <div>
      <Heading level={2} phrases={phrases} />
      <Lead>{lead}</Lead>
      {children}
    </div>
  );
}
