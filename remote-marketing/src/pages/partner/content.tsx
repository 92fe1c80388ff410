import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
import { Closing, PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import head from './head.json';
import { GainTable } from './gain-table';
import { PartnerChain } from './partner-chain';
import { PartnerKinds } from './partner-kinds';
import styles from './join-steps.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('partner', shipped);
  return (
    <>
      <Opening arrange="stacked" crumbs={head.breadcrumb} {...pageWords.opening} picture={<PartnerChain />} />
      <PageSections
        section={Plain}
        words={pageWords}
        headless="gains"
        of={{
          kinds: <PartnerKinds />,
          gains: <GainTable />,
          joining: (
            <div className={styles.joining}>
              <ColumnHead {...pageWords.joining} />
              <JoinSteps />
            </div>
          ),
        }}
      />
      <Closing plain {...pageWords.closing} />
    </>
  );
}

function JoinSteps() {
  const { steps, whose } = useContent('partner', shipped).joining;
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, words, who }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{words}</span>
          <em data-label={whose}>{who}</em>
        </li>
      ))}
    </ol>
  );
}
