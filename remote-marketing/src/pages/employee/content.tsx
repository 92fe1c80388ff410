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

const days = [
  { day: '周一', did: '装上客户端，录下“到货登记”的前几步', left: '还要自己点最后的保存' },
  { day: '周二', did: '补上判断：数量对不上的标红，不登记', left: '跑的时候守在旁边看' },
  { day: '周四', did: '定在 17:30\u00a0自己跑，跑完发消息给自己', left: '每天看一眼那条消息' },
  { day: '下周', did: '把流程发给同组的人，他们改了仓库名就能用', left: '有人问，再改' },
];

const handover = [
  { term: '转岗', words: '名下的流程整批转给接手的人，定时照旧，凭据要接手人重新授权' },
  { term: '离职', words: '账号停用当天，他的流程先停在“等人接”，不会悄悄继续跑，也不会丢' },
  { term: '换电脑', words: '在新电脑上登录就全在，旧电脑上的凭据自动作废' },
  { term: '收回', words: '发现不该自动做的，IT 可以单条停用，停用的原因写给本人看' },
];

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
          <FactList facts={handover} />
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
