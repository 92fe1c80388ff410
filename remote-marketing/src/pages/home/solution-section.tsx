import { Heading, Link, ShuttleIcon, text, ThreadSection } from '@shared/ui';
import { solutionList } from '../../content/solution-list';
import styles from './solution-section.module.css';

export function SolutionSection() {
  return (
    <ThreadSection side="right" tag="解决方案">
      <div className={styles.head}>
        <Heading level={2} phrases={['电商一天，', '六条纬线']} />
        <p className={text.lead}>前一句是现在的做法，后一句是织成流程以后。</p>
      </div>
      <ul className={styles.rows}>
        {solutionList.map(({ slug, name, market, today, automated }) => (
          <li key={slug}>
            <Link href={`/solution/${slug}/`}>
              <h3>
                {name}
                <span>{market}</span>
              </h3>
              <p>{today}</p>
              <ShuttleIcon />
              <p>{automated}</p>
            </Link>
          </li>
        ))}
      </ul>
    </ThreadSection>
  );
}
