import { ClosingAction, Faq, Heading, ThreadSection } from '@shared/ui';
import { threadFromDesk } from '../../features/case-desk/desk-scene';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { Calculator } from './calculator';
import head from './head.json';
import { ReadyFlows } from './ready-flows';
import { ShopDesk } from './shop-desk';
import styles from './shop-desk.module.css';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...pageWords.opening}
        actions={<StartActions />}
        className={`${styles.opening ?? ''} ${threadFromDesk}`}
      >
        <ShopDesk />
      </Opening>
      <ThreadSection side="left" first>
        <ReadyFlows />
      </ThreadSection>
      <ThreadSection side="right" tag="算一算">
        <Calculator />
      </ThreadSection>
      <ThreadSection side="left" tag="常被问到" last>
        <Split first={4}>
          <Heading level={2} phrases={['小店最关心的', '三句']} />
          <Faq items={pageWords.questions} name="micro-faq" />
        </Split>
      </ThreadSection>
      <ClosingAction weave="satin" dye="employee" {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}
