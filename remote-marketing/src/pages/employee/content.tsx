import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Ending } from '../../sections/ending';
import { Clauses, ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import head from './head.json';
import { ControlTable } from './control-table';
import { TwoDesks } from './two-desks';
import styles from './week-story.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('employee', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening}>
        <TwoDesks />
      </Opening>
      <PageSections
        section={Plain}
        words={pageWords}
        of={{
          week: <WeekStory />,
          control: <ControlTable />,
          handover: (
            <Split first={4}>
              <ColumnHead {...pageWords.handover} />
              <FactList facts={pageWords.handover.items} />
            </Split>
          ),
        }}
      />
      <Ending {...pageWords.closing} />
    </>
  );
}

/** The first week of a person, told day by day. */
function WeekStory() {
  const { phrases, days } = useContent('employee', shipped).week;
  return (
    <>
      <Heading level={2} phrases={phrases} />
      <ol className={styles.days}>
        {days.map(({ day, did, left }) => (
          <li key={day}>
            <b>{day}</b>
            <Clauses>{did}</Clauses>
            <span>{left}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
