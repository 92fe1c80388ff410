import { Fragment, type ReactNode } from 'react';
import styles from '../text/text.module.css';

export interface HeadingProps {
  level: 1 | 2 | 3;
  /** Phrases; a line breaks between them only. */
  phrases: readonly string[];
  /** How many of the last phrases are in the second colour, on a line of their own. */
  dim?: number;
  /** The largest size, for a hero and the closing action. */
  display?: boolean;
  className?: string | undefined;
  id?: string;
}

/** A heading of short phrases, which wraps between phrases and never inside one. */
export function Heading({ level, phrases, dim = 0, display, className, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  const first = phrases.length - dim;
  const classes = [display && styles.display, className].filter(Boolean).join(' ') || undefined;
  return (
    <Tag id={id} className={classes}>
      {phrases.slice(0, first).map(phrase)}
      {dim > 0 ? (
        <>
          <br />
          <span className={styles.dim}>{phrases.slice(first).map(phrase)}</span>
        </>
      ) : null}
    </Tag>
  );
}

/** A phrase; after one that ends in Latin letters or signs there is a blank, where Chinese has none. */
function phrase(words: string): ReactNode {
  return (
    <Fragment key={words}>
      <span className={styles.phrase}>{words}</span>
      {/[!-~]$/.test(words) ? ' ' : null}
    </Fragment>
  );
}
