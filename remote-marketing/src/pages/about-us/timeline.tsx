import styles from './timeline.module.css';
import pageWords from './words.json';

/** The years as rows of a cloth that grows. */
export function Timeline() {
  return (
    <ol className={styles.years}>
      {pageWords.years.map(({ year, what, made }) => (
        <li key={year}>
          <b>{year}</b>
          <p>{what}</p>
          <span>{made}</span>
        </li>
      ))}
    </ol>
  );
}
