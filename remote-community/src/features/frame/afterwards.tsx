import styles from './afterwards.module.css';

interface AfterwardsProps {
  title?: string;
  /** Steps, each in a word, with what it means for the sender. */
  steps: readonly (readonly [name: string, words: string])[];
}

/** What comes of a form or a list, step by step, beside it. */
export function Afterwards({ title = '提交以后', steps }: AfterwardsProps) {
  return (
    <aside className={styles.after} aria-labelledby="after">
      <h3 id="after">{title}</h3>
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
