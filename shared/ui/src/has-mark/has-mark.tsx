import { text } from '../text/text';
import styles from './has-mark.module.css';

/** Yes or no in a cell of a table: a checked shuttle or a dash, and its word for those who do not see it. */
export function HasMark({ has, children }: { has: boolean; children: string }) {
  return (
    <i className={has ? styles.has : styles.none}>
      <span className={text.visuallyHidden}>{children}</span>
    </i>
  );
}
