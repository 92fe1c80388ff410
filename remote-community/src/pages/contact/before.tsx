import styles from './before.module.css';
import words from './words.json';

export default function Before() {
  return (
    <section className={styles.before}>
      <h2>发出去以后</h2>
      <ol>
        {words.steps.map(([title, said]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{said}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
