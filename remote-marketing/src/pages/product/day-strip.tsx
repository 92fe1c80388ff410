import styles from './day-strip.module.css';

interface DayStripProps {
  /** Runs as `from-hours`, followed by `!` if running and `?` if planned: `8-1 10-2! 17-1?`. */
  runs: string;
}

const hourNow = 10.35;

/** A computer's day in 24 hours; the dark line is now. */
export function DayStrip({ runs }: DayStripProps) {
  return (
    <svg className={styles.strip} viewBox="0 0 240 28" aria-hidden="true">
      {runs.split(' ').map((run) => {
        const [from = 0, hours = 0] = run.split('-').map(Number.parseFloat);
        const kind = run.endsWith('!') ? styles.running : run.endsWith('?') ? styles.planned : styles.done;
        return <rect key={run} className={kind} x={from * 10} y="4" width={hours * 10} height="20" rx="3" />;
      })}
      <path d={`M${String(hourNow * 10)} 0V28`} className={styles.now} />
    </svg>
  );
}
