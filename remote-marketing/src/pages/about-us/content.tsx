import { ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
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
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('about-us', shipped);
  return (
    <>
      <Opening arrange="stacked" crumbs={head.breadcrumb} {...pageWords.opening} picture={<NameStory />} />
      <ThreadSection side="left" first>
        <Beliefs />
      </ThreadSection>
      <ThreadSection side="right" tag="来路">
        <Split first={4}>
          <ColumnHead {...pageWords.heads.history} />
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
          <ColumnHead {...pageWords.heads.openings} />
          <Openings />
        </Split>
      </ThreadSection>
      <ClosingAction {...pageWords.closing}>
        <StartActions messageFirst />
      </ClosingAction>
    </>
  );
}

function Beliefs() {
  const pageWords = useContent('about-us', shipped);
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
