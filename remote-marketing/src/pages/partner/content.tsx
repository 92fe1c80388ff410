import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
import { Closing, PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
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
            <Split first={4}>
              <ColumnHead {...pageWords.joining} />
              <JoinSteps />
            </Split>
          ),
        }}
      />
      <Closing plain {...pageWords.closing} />
    </>
  );
}

function JoinSteps() {
  const pageWords = useContent('partner', shipped);
  const { heads } = pageWords.joining;
  return (
    <ol className={styles.steps}>
      <li className={styles.heads} aria-hidden="true">
        {heads.map((name) => (
          <small key={name}>{name}</small>
        ))}
      </li>
      {pageWords.joining.steps.map(({ name, words, who }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{words}</span>
          <em data-label={heads[2]}>{who}</em>
        </li>
      ))}
    </ol>
  );
}
