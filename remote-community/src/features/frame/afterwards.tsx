import type { ReactNode } from 'react';
import styles from './afterwards.module.css';

interface AfterwardsProps {
  /** Null where what is around it says enough. */
  title?: string | null;
  /** Each in a word, with what it means for the reader. */
  steps: readonly (readonly [name: string, words: ReactNode])[];
}

/** What comes of a form or a list, or what one asks first of it, side by side where there is room. */
export function Afterwards({ title = '提交以后', steps }: AfterwardsProps) {
  return (
    <aside className={styles.after} aria-label={title ?? undefined}>
      {title === null ? null : <h3>{title}</h3>}
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
