import { type ComponentProps, useId } from 'react';
import { Button } from '../button/button';
import SearchIcon from '../icons/search.svg?react';
import text from '../text/text.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string;
}

/** Content of a form that searches; its height is `--field-height`. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-tone="light">
      <label htmlFor={id} className={text.visuallyHidden}>
        {label}
      </label>
      <SearchIcon />
      <input {...input} id={id} type="search" maxLength={40} />
      <Button small type="submit">
        搜
      </Button>
    </div>
  );
}
