import { Heading, Link, ShuttleIcon, ThreadSection } from '@shared/ui';
import { Clauses, Lead } from '../../sections/clauses';
import { solutionList } from '../../content/solution-list';
import styles from './solution-section.module.css';

export function SolutionSection() {
  return (
    <ThreadSection side="right" tag="解决方案">
      <div className={styles.head}>
        <Heading level={2} phrases={['电商一天，', '六条纬线']} />
        <Lead>前一句是现在的做法，后一句是织成流程以后。</Lead>
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
    </ThreadSection>
  );
}
