import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { Lead, Clauses } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import head from './head.json';
import { ControlTable } from './control-table';
import { TwoDesks } from './two-desks';
import styles from './week-story.module.css';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['你先用起来，', 'IT 放得下心。']}
        lead="不用等公司立项。自己的电脑、自己的账号，先把自己那件事交出去；该 IT 管的，一开始就在 IT 手里。"
        actions={<StartActions />}
      >
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
          <div>
            <Heading level={2} phrases={['人会动，', '流程不丢']} />
            <Lead>流程是一个人搭的，可不该只在他一个人手里。</Lead>
          </div>
          <FactList facts={pageWords.handover} />
        </Split>
      </ThreadSection>
      <ClosingAction
        weave="satin"
        dye="employee"
        phrases={['从你自己的', '那件事开始。']}
        lead="装上、录一条、定个时间。公司对装软件有规定的，先把这一页转给 IT 看。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}

/** One person's first week, told day by day. */
function WeekStory() {
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
