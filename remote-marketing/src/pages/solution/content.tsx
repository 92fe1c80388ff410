import { usePage, useContent } from '@shared/ui/page';
import { ButtonLink, ClosingAction, Heading, ThreadSection } from '@shared/ui';
import { useSolutions } from '../../content/solutions';
import { findSolution, solutionScenes } from '../../content/find-solution';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import { AccessTable } from './access-table';
import styles from './content.module.css';
import { DayComparison } from './day-comparison';
import { FlowAndRule } from './flow-and-rule';
import { solutionCrumbs } from './head';
import { OtherSolutions } from './other-solutions';
import { RelatedCases } from './related-cases';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('solution', shipped);
  const { slug = '' } = usePage().params;
  const solution = findSolution(useSolutions(), slug);
  const Scene = solutionScenes[slug];
  if (!solution) return <NoSuchSolution />;
  return (
    <>
      <Opening
        crumbs={solutionCrumbs(solution)}
        phrases={solution.phrases}
        lead={solution.lead}
        actions={<StartActions />}
      >
        {Scene ? <Scene /> : null}
      </Opening>
      {solution.sections.map((section, place) => (
        <ThreadSection
          key={section.of}
          side={place % 2 === 0 ? 'left' : 'right'}
          {...(place === 0 ? { first: true } : { tag: pageWords.tags[section.of] })}
        >
          <Part solution={solution} section={section} />
        </ThreadSection>
      ))}
      <ThreadSection side="left" tag="挨着的事" tagIsHeading last>
        <OtherSolutions current={solution.id} />
      </ThreadSection>
      <ClosingAction phrases={solution.closing} lead={solution.closingLead}>
        <StartActions />
      </ClosingAction>
    </>
  );
}

/** A section, of those whose order each solution sets for itself. */
function Part({ solution, section: { of, title } }: { solution: SolutionFacts; section: SolutionSection }) {
  switch (of) {
    case 'day':
      return (
        <>
          <Heading level={2} phrases={title} />
          <DayComparison today={solution.today} automated={solution.automated} />
        </>
      );
    case 'flow':
      return <FlowAndRule title={title} {...solution} />;
    case 'access':
      return <AccessTable title={title} access={solution.access} />;
    case 'cases':
      return <RelatedCases title={title} ids={solution.cases} />;
  }
}

function NoSuchSolution() {
  return (
    <ThreadSection side="left" first last className={styles.missing}>
      <Heading level={1} phrases={['没有', '这个方案']} />
      <p>这个地址对不上任何一个解决方案。</p>
      <ButtonLink variant="solid" href="/">
        回首页看六个方案
      </ButtonLink>
    </ThreadSection>
  );
}
