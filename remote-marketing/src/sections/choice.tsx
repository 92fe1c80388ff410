import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** The name of the group. */
  name: string;
  value: string;
  /** The words of a scene once it is chosen (scenes/touch.tsx). */
  say?: string;
  chosen?: boolean;
  /** Whether others of the group may be chosen beside it. */
  several?: boolean;
  children: ReactNode;
}

/** A choice among several, as a chip: the page's own CSS goes by what is checked, so it works without scripts. */
export function Choice({ name, value, say, chosen, several = false, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={several ? 'checkbox' : 'radio'} name={name} value={value} defaultChecked={chosen} data-say={say} />
      {children}
    </label>
  );
}
