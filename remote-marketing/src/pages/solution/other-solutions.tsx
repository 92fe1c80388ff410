import { Link, ShuttleIcon } from '@shared/ui';
import { useSolutions } from '../../content/solutions';
import { Clauses } from '../../sections/clauses';
import styles from './other-solutions.module.css';

export function OtherSolutions({ current }: { current: string }) {
  return (
    <ul className={styles.others}>
      {useSolutions()
        .filter(({ id }) => id !== current)
        .map(({ id, name, after }) => (
          <li key={id}>
            <Link href={`/solution/${id}/`}>
              <h3>{name}</h3>
              <Clauses>{after}</Clauses>
              <ShuttleIcon />
            </Link>
          </li>
        ))}
    </ul>
  );
}
