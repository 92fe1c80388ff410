import { text } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './plain.module.css';

interface PlainProps {
  id?: string | undefined;
  /** A word above the section. */
  tag?: string | undefined;
  /** The page's one picture, on a ground of its own. */
  dark?: boolean;
  children: ReactNode;
}

/** A section of a page that is looked things up in: a line above it, and no thread. */
export function Plain({ id, tag, dark, children }: PlainProps) {
  return (
    <section id={id} className={styles.plain} data-tone={dark ? 'dark' : undefined}>
      <div className={text.wrap}>
        {tag ? <p className={styles.tag}>{tag}</p> : null}
        {children}
      </div>
    </section>
  );
}
