import { useSyncExternalStore } from 'react';
import styles from './in-china.module.css';
import { ownSpan } from './own-time';

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
