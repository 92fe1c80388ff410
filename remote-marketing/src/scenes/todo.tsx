import { type Status, StatusMark } from '@shared/ui';
import styles from './todo.module.css';

export interface TodoItem {
  title: string;
  detail?: string | undefined;
  status: Status;
  word?: string;
}

/** A list of things in hand, in a drawn window. */
export function Todo({ items }: { items: readonly TodoItem[] }) {
  return (
    <ul className={styles.todo}>
      {items.map(({ title, detail, status, word }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{detail}</span>
          <StatusMark status={status} className={styles.status}>
            {word}
          </StatusMark>
        </li>
      ))}
    </ul>
  );
}
