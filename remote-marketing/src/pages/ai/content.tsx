import { ClosingAction, Faq, Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { ConfidenceScene } from './confidence-scene';
import { aiCrumbs } from './head';
import { aiQuestions } from './questions';
import { ReadingScene } from './reading-scene';
import { TwoDoors } from './two-doors';
import { WorkSplit } from './work-split';
import { WritingScene } from './writing-scene';

export default function Content() {
  return (
    <>
      <Opening
        dark
        crumbs={aiCrumbs}
        phrases={['手写的单子，', '也认成字段。']}
        lead="扫描件、口语留言、各写各的邮件，以前流程走到这里就断。现在先让 AI 认，再让流程照着走。"
        actions={<StartActions />}
      >
        <ReadingScene />
      </Opening>
      <ThreadSection side="left" first>
        <WorkSplit />
      </ThreadSection>
      <ThreadSection side="right" tag="看不准">
        <Split first={7} centred>
          <ConfidenceScene />
          <div>
            <Heading level={2} phrases={['拿不准的，', '停下来问']} />
            <Lead>每次判断都带着把握有多大。低于你画的那条线，就不往下走，放到一边等人。</Lead>
          </div>
        </Split>
      </ThreadSection>
      <ThreadSection side="left" tag="起草">
        <Split first={5} centred>
          <div>
            <Heading level={2} phrases={['它写第一遍，', '你改最后一遍']} />
            <Lead>回信、说明、纪要，先有一份草稿。你改过的句子会留着，下次就照新的写。</Lead>
          </div>
          <WritingScene />
        </Split>
      </ThreadSection>
      <ThreadSection side="right" tag="从哪儿用起">
        <TwoDoors />
      </ThreadSection>
      <ThreadSection side="left" tag="常见问题" last>
        <Split first={4}>
          <Heading level={2} phrases={['用 AI 之前，', '该问的']} />
          <Faq items={aiQuestions} name="ai-faq" />
        </Split>
      </ThreadSection>
      <ClosingAction
        weave="jacquard"
        dye="power"
        phrases={['先让它', '认一张单子。']}
        lead="拿一张最难抄的单据放进去，看它认出几个字段，再决定接哪条流程。"
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}
