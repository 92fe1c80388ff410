import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { ContactFacts } from './contact-facts';
import head from './head.json';
import { NameStory } from './name-story';
import { Openings } from './openings';
import { PressKit } from './press-kit';
import { Timeline } from './timeline';
import { FactList } from '../../sections/fact-list';
import styles from './beliefs.module.css';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening
        arrange="stacked"
        crumbs={head.breadcrumb}
        phrases={['机器的活，', '还给机器。']}
        lead="人在电脑前最耗神的，常常不是难的事，是一样的事。我们做一台织机，让一样的事自己走完。"
        picture={<NameStory />}
      />
      <ThreadSection side="left" first>
        <Beliefs />
      </ThreadSection>
      <ThreadSection side="right" tag="来路">
        <Split first={4}>
          <div>
            <Heading level={2} phrases={['一行一行', '织过来']} />
            <Lead>经历为示例。</Lead>
          </div>
          <Timeline />
        </Split>
      </ThreadSection>
      <ThreadSection side="left" tag="在哪儿">
        <ContactFacts />
      </ThreadSection>
      <ThreadSection side="right" tag="媒体资料">
        <PressKit />
      </ThreadSection>
      <ThreadSection side="left" tag="一起做" last>
        <Split first={5}>
          <div>
            <Heading level={2} phrases={['想来的，', '先带一条流程']} />
            <Lead>不看简历有多长。录一条你自己每天在用的流程，写清它替你省下什么，留言时说明应聘哪一样就行。</Lead>
          </div>
          <Openings />
        </Split>
      </ThreadSection>
      <ClosingAction phrases={['打个电话，', '或留句话。']} lead="说说你手里那件最重复的事，哪怕还没想好要不要用。">
        <StartActions messageFirst />
      </ClosingAction>
    </>
  );
}

function Beliefs() {
  return (
    <>
      <p className={styles.quote}>
        省下来的时间，不是为了再多做几张表，是为了<b>做那件只有人能做的事。</b>
      </p>
      <Heading level={2} phrases={['我们守着的', '四条']} className={styles.title} />
      <FactList facts={pageWords.beliefs} columns={2} />
    </>
  );
}
