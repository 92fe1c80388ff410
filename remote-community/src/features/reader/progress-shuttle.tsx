import { useEffect, useRef } from 'react';
import styles from './progress-shuttle.module.css';

interface ProgressShuttleProps {
  at: number;
  of: number;
  direction: 'across' | 'down';
}

/** How far one is, as a shuttle on its thread; the numbers stand in the bar. */
export function ProgressShuttle({ at, of, direction }: ProgressShuttleProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    line.current?.style.setProperty('--done', of > 1 ? String((at - 1) / (of - 1)) : '1');
  }, [at, of]);
  return (
    <span ref={line} className={styles.line} data-direction={direction} aria-hidden="true">
      <i />
      <b />
    </span>
  );
}
