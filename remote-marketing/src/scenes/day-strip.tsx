import { dayRuns } from './day-runs';
import styles from './day-strip.module.css';

const hourNow = 10.35;
/** Named below the strip, each as far from the next. */
const hours = [0, 6, 12, 18, 24];

/** A computer's day in 24 hours; the dark line is now. */
export function DayStrip({ runs }: { runs: string }) {
  return (
    <div className={styles.day} aria-hidden="true">
      <svg viewBox="0 0 240 28" preserveAspectRatio="none">
        {dayRuns(runs).map(({ from, hours, kind }) => (
          <rect key={from} className={styles[kind]} x={from * 10} y="4" width={hours * 10} height="20" />
        ))}
        <path d={`M${String(hourNow * 10)} 0V28`} className={styles.now} />
      </svg>
      <p>
        {hours.map((hour) => (
          <i key={hour}>{hour}</i>
        ))}
      </p>
    </div>
  );
}

/** What the colours of a day say. */
export function DayLegend({ words }: { words: Readonly<Record<'done' | 'running' | 'planned' | 'now', string>> }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {(['done', 'running', 'planned', 'now'] as const).map((kind) => (
        <span key={kind} className={styles[kind]}>
          {words[kind]}
        </span>
      ))}
    </p>
  );
}
