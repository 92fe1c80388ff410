import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses, ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import head from './head.json';
import { ControlTable } from './control-table';
import { TwoDesks } from './two-desks';
import styles from './week-story.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('employee', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} actions={<StartActions />}>
        <TwoDesks />
      </Opening>
      <ThreadSection side="left" first>
        <WeekStory />
      </ThreadSection>
      <ThreadSection side="right" tag="谁管什么">
        <ControlTable />
      </ThreadSection>
      <ThreadSection side="left" tag="交接" last>
        <Split first={4}>
          <ColumnHead {...pageWords.heads.handover} />
          <FactList facts={pageWords.handover} />
        </Split>
      </ThreadSection>
      <ClosingAction weave="satin" dye="employee" {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}

/** The first week of a person, told day by day. */
function WeekStory() {
  const pageWords = useContent('employee', shipped);
  return (
    <>
      <Heading level={2} phrases={['头一个星期，', '大约是这样']} />
      <ol className={styles.days}>
        {pageWords.days.map(({ day, did, left }) => (
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
