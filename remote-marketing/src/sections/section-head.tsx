import type { ReactNode } from 'react';
import { Heading } from '@shared/ui';
import { Lead } from './clauses';
import styles from './section-head.module.css';

/** A section's heading on the left with its sentence on the right. */
export function SectionHead({ phrases, lead }: { phrases: readonly string[]; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Heading level={2} phrases={phrases} />
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}
