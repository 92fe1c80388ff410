import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { employeeCrumbs } from './head';
import { ControlTable } from './control-table';
import { TwoDesks } from './two-desks';
import { WeekStory } from './week-story';

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
        crumbs={employeeCrumbs}
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
