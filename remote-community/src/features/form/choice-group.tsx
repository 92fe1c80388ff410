import styles from './form.module.css';

interface ChoiceGroupProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  /** Nothing is chosen yet, but has to be. */
  wrong?: boolean;
  onChange: (value: Value) => void;
}

/** Radio buttons as blocks of equal width. */
export function ChoiceGroup<Value extends string>({
  name,
  label,
  options,
  value,
  wrong = false,
  onChange,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={wrong ? true : undefined}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
