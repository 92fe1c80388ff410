import styles from './times.module.css';
import { clock } from './china-time';
import { useSyncExternalStore } from 'react';
import { ownSpan } from './own-time';

/** Note about whose clock a time goes by; a line ends before it, never inside. */
export function InChina() {
  return <span className={styles.zone}>（北京时间）</span>;
}

/** The span from one time to another by China's clock; a line ends before it, never inside. */
export function ClockSpan({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.zone}>
      {clock(from)}–{clock(to)}
    </span>
  );
}

const never = () => () => undefined;

/** The same span by the reader's own clock, where that is another than China's. */
export function OwnSpan({ from, to }: { from: string; to: string }) {
  // A page is composed for everybody: it knows nobody's clock.
  const own = useSyncExternalStore(
    never,
    () => ownSpan(from, to),
    () => undefined,
  );
  return own === undefined ? null : <small className={styles.zone}>（你那里是 {own}）</small>;
}
