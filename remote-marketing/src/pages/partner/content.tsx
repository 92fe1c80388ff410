import { DataTable, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SheetWindow } from '../../scenes/sheet-window';
import { Ending } from '../../sections/ending';
import { ColumnHead } from '../../sections/clauses';
import { Opening } from '../../sections/opening';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import { Split } from '../../sections/split';
import head from './head.json';
import { GainTable } from './gain-table';
import styles from './join-steps.module.css';
import shipped from './words.json';

/** What a partner does and earns: who gets what of a customer's money, the four kinds in one table, half a year month by month. */
export default function Content() {
  const pageWords = useContent('partner', shipped);
  const { deal, gains, months, joining } = pageWords;
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...pageWords.opening}
        picture={<SheetWindow picture name={deal.name} result={deal} />}
      />
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          gains: (
            <>
              <SectionHead {...gains} />
              <GainTable />
            </>
          ),
          months: (
            <>
              <SectionHead {...months} />
              <DataTable stacked {...months} />
              <p className={`${text.note} ${styles.note}`}>{months.note}</p>
            </>
          ),
          joining: (
            <Split first={4}>
              <ColumnHead {...joining} />
              <JoinSteps />
            </Split>
          ),
        }}
      />
      <Ending {...pageWords.closing} />
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
