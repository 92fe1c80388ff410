import { text } from '@shared/ui';
import type { SolutionFacts } from '../../content/shapes';
import styles from './day-comparison.module.css';

/** The same job by hand and as a flow, side by side in time. */
export function DayComparison({ today, automated }: Pick<SolutionFacts, 'today' | 'automated'>) {
  return (
    <>
      <h3 className={styles.label}>今天</h3>
      <ol className={`${styles.strip} ${styles.today}`}>
        {today.map(({ name, words, span }) => (
          <li key={name} data-span={span}>
            <b>{name}</b>
            {words}
          </li>
        ))}
      </ol>
      <h3 className={styles.label}>织成流程</h3>
      <ol className={styles.strip}>
        {automated.map(({ name, words, span, byPerson }) => (
          <li key={name} data-span={Math.max(2, span)} className={byPerson ? styles.person : styles.flow}>
            <b>{name}</b>
            {words}
          </li>
        ))}
      </ol>
      <p className={`${text.note} ${styles.key}`}>
        <span className={styles.flowKey}>流程在做</span>
        <span className={styles.personKey}>人在做</span>
        长短只表示先后与轻重，不是实测时间。
      </p>
    </>
  );
}
