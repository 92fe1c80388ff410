import { Link } from '@shared/ui';
import styles from './choice.module.css';

interface ChoiceProps {
  /** Name of the choice: 部门. */
  label: string;
  /** Each with an address of its own, the first being no choice at all. */
  items: readonly { label: string; href: string; current: boolean; count?: number; note?: string | undefined }[];
}

/** Choices that narrow a list, above what is found. Links, so that every choice has an address and needs no script. */
export function Choice({ label, items }: ChoiceProps) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <b aria-hidden="true">{label}</b>
      <ul>
        {items.map(({ label: name, href, current, count, note }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <small>{count}</small>}
              {note ? <em>{note}</em> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
