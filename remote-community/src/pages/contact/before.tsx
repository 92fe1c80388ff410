import styles from './before.module.css';
import pageWords from './words.json';

export default function Before() {
  return (
    <section className={styles.before}>
      <h2>发出去以后</h2>
      <ol>
        {pageWords.steps.map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
