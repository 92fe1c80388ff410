import styles from './before.module.css';
import pageWords from './words.json';

interface BeforeProps {
  heading?: string;
  steps?: readonly (readonly string[])[];
  privacy?: string;
}

export default function Before({ heading = '发出去以后', steps = pageWords.steps, privacy }: BeforeProps) {
  return (
    <section className={styles.before}>
      <h2>{heading}</h2>
      <ol>
        {steps.map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {privacy ? <p>{privacy}</p> : null}
    </section>
  );
}
