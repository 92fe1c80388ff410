import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { SectionHead } from '../../sections/section-head';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { DebugScene } from './debug-scene';
import head from './head.json';
import { PackageTable } from './package-table';
import { ReviewScene } from './review-scene';
import { SampleCode } from './sample-code';
import { SideBySide } from './side-by-side';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening
        dark
        crumbs={head.breadcrumb}
        phrases={['一边是流程，', '一边是代码。']}
        lead={'改哪边都算数。AI\u00a0顺着你写到的地方往下补，按 Tab 才算它写的进了文件。'}
        actions={<StartActions />}
      >
        <SideBySide />
      </Opening>
      <ThreadSection side="left" first>
        <Split first={7} centred>
          <DebugScene />
          <div>
            <Heading level={2} phrases={['停在那一行，', '看清那一刻']} />
            <Lead>断点停下时，网页、表格、变量都停在同一刻。问一句“为什么是空的”，它翻着这一刻的值来答。</Lead>
          </div>
        </Split>
      </ThreadSection>
      <ThreadSection side="right" tag="包">
        <SectionHead
          phrases={['写好的，', '别人接着用']}
          lead="一段代码打成包，有版本、有测试、有说明。谁在用哪个版本，包的主人看得到。"
        />
        <PackageTable />
      </ThreadSection>
      <ThreadSection side="left" tag="审查">
        <Split first={5} centred>
          <div>
            <Heading level={2} phrases={['改动过了人，', '才往外发']} />
            <Lead>审查的人同时看到代码差异和流程差异。AI 先读一遍，把可疑的地方标出来，由人来定。</Lead>
          </div>
          <ReviewScene />
        </Split>
      </ThreadSection>
      <ThreadSection side="right" tag="照着写">
        <SampleCode />
      </ThreadSection>
      <ThreadSection side="left" tag="怎样开始" last>
        <Split first={4}>
          <Heading level={2} phrases={['不用搭环境，', '打开就写']} />
          <FactList facts={pageWords.starts} />
        </Split>
      </ThreadSection>
      <ClosingAction
        weave="twill"
        dye="weave"
        phrases={['打开一条', '旧流程看看。']}
        lead="把手上跑着的一条流程切到代码那边，读一读它到底在做什么。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}
