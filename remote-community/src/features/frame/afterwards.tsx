import styles from './afterwards.module.css';

interface AfterwardsProps {
  /** Steps, each in a word, with what it means for the sender. */
  steps: readonly (readonly [name: string, words: string])[];
}

/** The further way of what a form sends, beside the form. */
export function Afterwards({ steps }: AfterwardsProps) {
  return (
    <aside className={styles.after} aria-labelledby="after">
      <h3 id="after">提交以后</h3>
      <dl>
        {steps.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
