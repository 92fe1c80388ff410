import { text } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './plain.module.css';

interface PlainProps {
  id?: string | undefined;
  /** A word above the section. */
  tag?: string | undefined;
  children: ReactNode;
}

/** A section of a page that is looked things up in: a line above it, and no thread. */
export function Plain({ id, tag, children }: PlainProps) {
  return (
    <section id={id} className={styles.plain}>
      <div className={text.wrap}>
        {tag ? <p className={styles.tag}>{tag}</p> : null}
        {children}
      </div>
    </section>
  );
}
