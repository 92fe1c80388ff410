import { dayRuns } from './day-runs';
import styles from './day-strip.module.css';

const hourNow = 10.35;

/** A computer's day in 24 hours; the dark line is now. */
export function DayStrip({ runs }: { runs: string }) {
  return (
    <svg className={styles.strip} viewBox="0 0 240 28" aria-hidden="true">
      {dayRuns(runs).map(({ from, hours, kind }) => (
        <rect key={from} className={styles[kind]} x={from * 10} y="4" width={hours * 10} height="20" rx="3" />
      ))}
      <path d={`M${String(hourNow * 10)} 0V28`} className={styles.now} />
    </svg>
  );
}
