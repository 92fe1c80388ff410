import type { ComponentProps, ReactNode } from 'react';
import { Problem } from '../problem/problem';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The statement that is agreed to or switched on; may hold a link. */
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox whose words are a part of what can be pressed. */
export function CheckField({ children, error, ...input }: CheckFieldProps) {
  return (
    <div className={styles.check}>
      <label>
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} />
        <span>{children}</span>
      </label>
      {error ? <Problem>{error}</Problem> : null}
    </div>
  );
}
