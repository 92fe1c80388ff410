import { useContent } from '@shared/ui/page';
import styles from './timeline.module.css';
import shipped from './words.json';

/** The years as rows of a cloth that grows. */
export function Timeline() {
  const pageWords = useContent('about-us', shipped);
  return (
    <ol className={styles.years}>
      {pageWords.history.years.map(({ year, what, made }) => (
        <li key={year}>
          <b>{year}</b>
          <p>{what}</p>
          <span>{made}</span>
        </li>
      ))}
    </ol>
  );
}
