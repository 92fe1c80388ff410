import { Heading, Link, ShuttleIcon } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses, Lead } from '../../sections/clauses';
import { solutionList } from '../../content/solution-list';
import styles from './solution-section.module.css';
import shipped from './words.json';

export function SolutionSection() {
  const { phrases, lead } = useContent('home', shipped).solutions;
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} phrases={phrases} />
        <Lead>{lead}</Lead>
      </div>
      <ul className={styles.rows}>
        {solutionList.map(({ slug, name, market, today, automated }) => (
          <li key={slug}>
            <Link href={`/solution/${slug}/`}>
              <h3>
                {name}
                <span>{market}</span>
              </h3>
              <Clauses>{today}</Clauses>
              <ShuttleIcon />
              <Clauses>{automated}</Clauses>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
