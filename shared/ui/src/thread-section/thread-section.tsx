import type { ReactNode } from 'react';
import text from '../text/text.module.css';
import styles from './thread-section.module.css';

export interface ThreadSectionProps {
  /** Side of the thread: the first section after the hero is `left`, then they alternate. */
  side: 'left' | 'right';
  /** The section's name on the shuttle label; there is none on the first section, where the thread comes straight down. */
  tag?: string;
  /** Makes the label the section's heading, where it has no other. */
  tagIsHeading?: boolean;
  first?: boolean;
  /** The last section; its thread runs on into the closing action, so it must be on the left. `here`: it ends in the section itself. */
  last?: boolean | 'here';
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A section on the page's one thread, which turns at the section's edge like a weft at the selvage. A page has an odd number of them;
 * one alone has no thread.
 */
export function ThreadSection(props: ThreadSectionProps) {
  const { side, tag, tagIsHeading, first, last, id, className, children } = props;
  const Tag = tagIsHeading ? 'h2' : 'span';
  const classes = [
    styles.section,
    styles[side],
    first && styles.first,
    last && styles.last,
    last === 'here' && styles.here,
    className,
  ];
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      <div className={text.wrap}>
        {tag ? <Tag className={styles.tag}>{tag}</Tag> : null}
        {children}
      </div>
    </section>
  );
}
