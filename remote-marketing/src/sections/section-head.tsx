import type { ReactNode } from 'react';
import { Heading } from '@shared/ui';
import { Lead } from './clauses';
import styles from './section-head.module.css';

interface SectionHeadProps {
  phrases: readonly string[];
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section's heading on the left with its sentence on the right, above what it is about. */
export function SectionHead({ phrases, lead, children }: SectionHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} phrases={phrases} />
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {children}
    </>
  );
}
