import styles from './person-square.module.css';

/** A person as a square of cloth with the first character of the name; the name is beside it. */
export function PersonSquare({ id, name }: { id: number; name: string }) {
  return (
    <span className={styles.square} data-look={id % 5} aria-hidden="true">
      {initial(name)}
    </span>
  );
}

/** First character of a name, for the woven square that stands for a person. */
export function initial(name: string): string {
  return String.fromCodePoint(name.trim().codePointAt(0) ?? 0x4eba);
}
