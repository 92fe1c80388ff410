import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** The control, which takes these attributes. */
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label over the control, and under it first what is wrong, else a hint. */
export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={styles.field} data-wrong={error !== undefined}>
      <label htmlFor={id}>
        {label}
        {optional ? <span>选填</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': words ? `${id}-words` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {words ? <p id={`${id}-words`}>{words}</p> : null}
    </div>
  );
}
