import { useContent } from '@shared/ui/page';
import { mono } from '../../scenes/cells';
import styles from './field-table.module.css';
import shipped from './words.json';

/** What platforms call a field on the left, tied to its one name on the right. */
export function FieldTable() {
  const { label, rows } = useContent('connector', shipped).fields;
  return (
    <ul className={styles.fields} aria-label={label}>
      {rows.map(([field, meaning, type, before = '']) => (
        <li key={field}>
          <span>
            {before.split(/\u3001/).map((name) => (
              <i key={name}>{name}</i>
            ))}
          </span>
          <b>
            {mono(field)}
            <small>{type}</small>
          </b>
          <p>{meaning}</p>
        </li>
      ))}
    </ul>
  );
}
