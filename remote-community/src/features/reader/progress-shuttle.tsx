import { use, useEffect, useRef } from 'react';
import styles from './progress-shuttle.module.css';
import { placeIn, ReadingContext } from './reading-place';

/** Shows how far one is, as a shuttle on its thread; the numbers are in the bar. */
export function ProgressShuttle({ direction }: { direction: 'across' | 'down' }) {
  const line = useRef<HTMLSpanElement>(null);
  const { at, of } = placeIn(use(ReadingContext));
  useEffect(() => {
    const turns = Math.max(1, of - 1);
    line.current?.style.setProperty('--turns', String(turns));
    line.current?.style.setProperty('--done', of > 1 ? String((at - 1) / turns) : '1');
  }, [at, of]);
  return (
    <span ref={line} className={styles.line} data-direction={direction} aria-hidden="true">
      <i />
      <b />
    </span>
  );
}
