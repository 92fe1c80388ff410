import type { ComponentProps } from 'react';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  label: string;
  options: readonly { value: string; label: string; note?: string }[];
  /** The radio buttons' name, and what a form library attaches to them. */
  registered: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  /** Chosen from the beginning. */
  initial?: string;
  /** Nothing is chosen yet, but has to be. */
  wrong?: boolean;
}

/** Radio buttons as blocks of equal width. */
export function ChoiceGroup({ label, options, registered, initial, wrong = false }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...registered}
              type="radio"
              value={option.value}
              defaultChecked={option.value === initial}
              aria-invalid={wrong ? true : undefined}
            />
            {option.label}
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
