import { text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { SolutionFacts } from '../../content/shapes';
import styles from './day-comparison.module.css';
import shipped from './words.json';

/** The same job by hand and as a flow, side by side in time. */
export function DayComparison({ today, automated }: Pick<SolutionFacts, 'today' | 'automated'>) {
  const pageWords = useContent('solution', shipped).day;
  return (
    <div className={styles.days}>
      <h3 className={styles.label}>{pageWords.today}</h3>
      <ol className={`${styles.strip} ${styles.today}`}>
        {today.map(({ name, words, span }) => (
          <li key={name} data-span={span}>
            <b>{name}</b>
            {words}
          </li>
        ))}
      </ol>
      <h3 className={styles.label}>{pageWords.automated}</h3>
      <ol className={styles.strip}>
        {automated.map(({ name, words, span, byPerson }) => (
          <li key={name} data-span={Math.max(2, span)} className={byPerson ? styles.person : styles.flow}>
            <b>{name}</b>
            {words}
          </li>
        ))}
      </ol>
      <p className={`${text.note} ${styles.key}`}>
        <span className={styles.flowKey}>{pageWords.byFlow}</span>
        <span className={styles.personKey}>{pageWords.byPerson}</span>
        {pageWords.note}
      </p>
    </div>
  );
}
