import { Link, ShuttleIcon } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { filled } from '../../sections/filled';
import { numeral } from '../../sections/numeral';
import { Clauses } from '../../sections/clauses';
import { SectionHead } from '../../sections/section-head';
import { useSolutions } from '../../content/solutions';
import styles from './solution-section.module.css';
import shipped from './words.json';

export function SolutionSection() {
  const { phrases, lead } = useContent('home', shipped).solutions;
  const solutions = useSolutions();
  const count = numeral(solutions.length);
  return (
    <SectionHead phrases={phrases.map((phrase) => filled(phrase, { count }))} lead={lead}>
      <ul className={styles.rows}>
        {solutions.map(({ id, name, market, before, after }) => (
          <li key={id}>
            <Link href={`/solution/${id}/`}>
              <h3>
                {name}
                <span>{market}</span>
              </h3>
              <Clauses>{before}</Clauses>
              <ShuttleIcon />
              <Clauses>{after}</Clauses>
            </Link>
          </li>
        ))}
      </ul>
    </SectionHead>
  );
}
