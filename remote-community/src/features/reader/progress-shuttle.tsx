import { use, useEffect, useRef } from 'react';
import styles from './progress-shuttle.module.css';
import { ReadingContext } from './reading-context';

/** How far one is, as a shuttle on its thread; the numbers stand in the bar. */
export function ProgressShuttle({ direction }: { direction: 'across' | 'down' }) {
  const line = useRef<HTMLSpanElement>(null);
  const { last, count } = use(ReadingContext);
  useEffect(() => {
    line.current?.style.setProperty('--done', count > 1 ? String((last - 1) / (count - 1)) : '1');
  }, [last, count]);
  return (
    <span ref={line} className={styles.line} data-direction={direction} aria-hidden="true">
      <i />
      <b />
    </span>
  );
}
