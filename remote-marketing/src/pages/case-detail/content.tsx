import { usePage, useContent } from '@shared/ui/page';
import { TextBlocks } from '@shared/ui/text-blocks';
import { ButtonLink, Heading, TextLink, ThreadSection } from '@shared/ui';
import { caseHref, findCase, useCases } from '../../content/cases/case-cards';
import { caseStory } from '../../content/cases/case-stories';
import type { Case } from '../../content/shapes';
import { templateHref, useTemplates } from '../../content/templates';
import { FactList } from '../../sections/fact-list';
import { Missing } from '../../sections/missing';
import { Split } from '../../sections/split';
import { Closing } from '../../sections/page-sections';
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
  if (!card) return <Missing {...pageWords.missing} />;
  const facts = card.story ? (card as Required<Case>) : caseStory(card.id);
  if (!facts) throw new Error(`The case ${card.id} was rendered before it was loaded`);
  return (
    <>
      <CaseOpening card={card} />
      <ThreadSection side="left" first>
        <Metrics metrics={facts.metrics} />
      </ThreadSection>
      <ThreadSection side="right" tag={pageWords.minutes.tag}>
        <BeforeAfter minutes={facts.minutes} />
      </ThreadSection>
      <ThreadSection side="left" tag={pageWords.flow.tag}>
        <FlowDiagram facts={facts} />
      </ThreadSection>
      <ThreadSection side="right" tag={pageWords.story.tag}>
        <Split first={7}>
          <div className={styles.story}>
            <TextBlocks blocks={facts.story} />
          </div>
          <div className={styles.prepare}>
            <Heading level={2} phrases={pageWords.story.needs} className={styles.needs} />
            <FactList facts={facts.needs} />
            <TakeTemplate words={pageWords.story} of={card} />
          </div>
        </Split>
      </ThreadSection>
      <ThreadSection side="left" tag={pageWords.related.tag} last className={styles.related}>
        <RelatedCases words={pageWords.related} cases={cases.filter(({ id }) => facts.related.includes(id))} />
      </ThreadSection>
      <Closing weave={card.weave} dye={card.dye} {...pageWords.closing} />
    </>
  );
}

/** The way to the template that was made of this case, or to all of them. */
function TakeTemplate({ words, of }: { words: typeof shipped.story; of: Case }) {
  const template = useTemplates().find(({ example }) => example === caseHref(of));
  return (
    <p className={styles.take}>
      {template ? (
        <ButtonLink href={templateHref(template)}>{words.template}</ButtonLink>
      ) : (
        <TextLink href={words.templates.href}>{words.templates.label}</TextLink>
      )}
    </p>
  );
}

function RelatedCases({ words, cases }: { words: typeof shipped.related; cases: readonly Case[] }) {
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={words.phrases} />
        <TextLink href={words.action.href}>{words.action.label}</TextLink>
      </div>
      <CaseRows cards={cases} />
    </Split>
  );
}
