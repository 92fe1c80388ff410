import { DataTable, type Status } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './day-strip.module.css';
import shipped from './words.json';
import { mark } from '../../scenes/cells';
import { dayRuns } from '../../scenes/day-runs';

const hourNow = 10.35;

export function ScheduleSection() {
  const pageWords = useContent('product', shipped).schedule;
  return (
    <>
      <SectionHead {...pageWords} />
      <DataTable
        {...pageWords}
        stacked
        rows={pageWords.items.map(({ name, system, work, status, word, runs, next }) => [
          name,
          system,
          work,
          mark(status as Status, word),
          <DayStrip key={name} runs={runs} />,
          next,
        ])}
      />
    </>
  );
}

/** A computer's day in 24 hours; the dark line is now. */
function DayStrip({ runs }: { runs: string }) {
  return (
    <svg className={styles.strip} viewBox="0 0 240 28" aria-hidden="true">
      {dayRuns(runs).map(({ from, hours, kind }) => (
        <rect key={from} className={styles[kind]} x={from * 10} y="4" width={hours * 10} height="20" rx="3" />
      ))}
      <path d={`M${String(hourNow * 10)} 0V28`} className={styles.now} />
    </svg>
  );
}
