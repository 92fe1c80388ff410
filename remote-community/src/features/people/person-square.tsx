import { initial } from './initial';
import styles from './person-square.module.css';

/** A person as a square of cloth with the first character of the name; the name is beside it. */
export function PersonSquare({ id, name }: { id: number; name: string }) {
  return (
    <span className={styles.square} data-look={id % 5} aria-hidden="true">
      {initial(name)}
    </span>
  );
}
