import { usePage, useContent } from '@shared/ui/page';
import { TextBlocks } from '@shared/ui/text-blocks';
import { ButtonLink, ClosingAction, Heading, TextLink, ThreadSection } from '@shared/ui';
import { findCase, useCases } from '../../content/cases/case-cards';
import { caseStory } from '../../content/cases/case-stories';
import type { Case } from '../../content/shapes';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { BeforeAfter } from './before-after';
import { CaseOpening } from './case-opening';
import { FlowDiagram } from './flow-diagram';
import { Metrics } from './metrics';
import styles from './content.module.css';
import { CaseRows } from '../../sections/case-rows';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('case-detail', shipped);
  const { params } = usePage();
  const cases = useCases();
  const card = findCase(cases, params.type, params.id);
  if (!card) return <NoSuchCase />;
  const facts = card.story ? (card as Required<Case>) : caseStory(card.id);
  if (!facts) throw new Error(`The case ${card.id} was rendered before it was loaded`);
  return (
    <>
      <CaseOpening card={card} />
      <ThreadSection side="left" first>
        <Metrics metrics={facts.metrics} />
      </ThreadSection>
      <ThreadSection side="right" tag="前与后">
        <BeforeAfter minutes={facts.minutes} />
      </ThreadSection>
      <ThreadSection side="left" tag="流程">
        <FlowDiagram facts={facts} />
      </ThreadSection>
      <ThreadSection side="right" tag="怎么做到的">
        <Split first={7}>
          <div className={styles.story}>
            <TextBlocks blocks={facts.story} />
          </div>
          <div className={styles.prepare}>
            <Heading level={2} phrases={['照着搭，', '先备这些']} className={styles.needs} />
            <FactList facts={facts.needs} />
          </div>
        </Split>
      </ThreadSection>
      <ThreadSection side="left" tag="相关案例" last className={styles.related}>
        <RelatedCases cases={cases.filter(({ id }) => facts.related.includes(id))} />
      </ThreadSection>
      <ClosingAction weave={card.weave} dye={card.dye} {...pageWords.closing}>
        <StartActions />
      </ClosingAction>
    </>
  );
}

function NoSuchCase() {
  return (
    <ThreadSection side="left" first last className={styles.missing}>
      <Heading level={1} phrases={['没有', '这个案例']} />
      <p>地址里的类型或编号对不上。也许它换了名字，列表里能找到。</p>
      <ButtonLink variant="solid" href="/case/list/">
        看全部案例
      </ButtonLink>{' '}
      <TextLink href="/">回首页</TextLink>
    </ThreadSection>
  );
}

function RelatedCases({ cases }: { cases: readonly Case[] }) {
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={['做法相近的', '几件事']} />
        <TextLink href="/case/list/">看全部案例</TextLink>
      </div>
      <CaseRows cards={cases} />
    </Split>
  );
}
