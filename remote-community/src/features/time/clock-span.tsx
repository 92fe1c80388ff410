import { clock } from './china-time';
import styles from './in-china.module.css';

/** The span from one time to another by China's clock; a line ends before it, never inside. */
export function ClockSpan({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.zone}>
      {clock(from)}–{clock(to)}
    </span>
  );
}
