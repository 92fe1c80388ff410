import { type ComponentProps, useId } from 'react';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  /** The radio buttons' name, and what a form library attaches to them. */
  registered: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  /** Chosen from the beginning. */
  initial?: string;
  error?: string | undefined;
}

/** Radio buttons as blocks of equal width, and under them what is wrong. */
export function ChoiceGroup({ label, options, registered, initial, error }: ChoiceGroupProps) {
  const id = useId();
  const describedBy = error ? `${id}-words` : undefined;
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...registered}
              type="radio"
              value={option.value}
              defaultChecked={option.value === initial}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
            />
            {option.label}
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </div>
      {error ? <p id={describedBy}>{error}</p> : null}
    </fieldset>
  );
}
