import { text } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './plain.module.css';

interface PlainProps {
  id?: string | undefined;
  /** A word above the section, where it has none of its own. */
  tag?: string | undefined;
  /** Makes it the section's heading, where it has no other. */
  tagIsHeading?: boolean;
  children: ReactNode;
}

/** A section of a page that is looked things up in: a line above it, and no thread. */
export function Plain({ id, tag, tagIsHeading, children }: PlainProps) {
  const Tag = tagIsHeading ? 'h2' : 'p';
  return (
    <section id={id} className={styles.plain}>
      <div className={text.wrap}>
        {tag ? <Tag className={tagIsHeading ? styles.heading : styles.tag}>{tag}</Tag> : null}
        {children}
      </div>
    </section>
  );
}
