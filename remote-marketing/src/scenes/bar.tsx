import styles from './bar.module.css';

interface BarProps {
  /** Per cent of the whole. */
  value: number;
  low?: boolean;
}

/** A measure in a table cell. */
export function Bar({ value, low }: BarProps) {
  return (
    <svg className={low ? `${styles.bar} ${styles.low}` : styles.bar} height="8" aria-hidden="true">
      <rect width={`${String(value)}%`} height="8" fill="currentColor" />
    </svg>
  );
}
