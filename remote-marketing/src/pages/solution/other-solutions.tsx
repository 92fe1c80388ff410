import { Link, ShuttleIcon } from '@shared/ui';
import { solutionList } from '../../content/solution-list';
import { Clauses } from '../../sections/clauses';
import styles from './other-solutions.module.css';

export function OtherSolutions({ current }: { current: string }) {
  return (
    <ul className={styles.others}>
      {solutionList
        .filter(({ slug }) => slug !== current)
        .map(({ slug, name, automated }) => (
          <li key={slug}>
            <Link href={`/solution/${slug}/`}>
              <h3>{name}</h3>
              <Clauses>{automated}</Clauses>
              <ShuttleIcon />
            </Link>
          </li>
        ))}
    </ul>
  );
}
