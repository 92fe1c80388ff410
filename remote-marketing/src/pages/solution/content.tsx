import { usePage, useContent } from '@shared/ui/page';
import { ButtonLink, Heading, ThreadSection } from '@shared/ui';
import { useSolutions } from '../../content/solutions';
import { findSolution, solutionScenes } from '../../content/find-solution';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { Opening } from '../../sections/opening';
import { filled } from '../../sections/filled';
import { numeral } from '../../sections/numeral';
import { Closing } from '../../sections/page-sections';
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
  const solutions = useSolutions();
  const solution = findSolution(solutions, slug);
  const Scene = solutionScenes[slug];
  if (!solution) return <NoSuchSolution {...pageWords.missing} count={numeral(solutions.length)} />;
  return (
    <>
      <Opening
        crumbs={solutionCrumbs(solution)}
        phrases={solution.phrases}
        lead={solution.lead}
        actions={pageWords.actions}
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
      <ThreadSection side="left" tag={pageWords.tags.others} tagIsHeading last>
        <OtherSolutions current={solution.id} />
      </ThreadSection>
      <Closing phrases={solution.closing} lead={solution.closingLead} actions={pageWords.actions} />
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

function NoSuchSolution({ phrases, words, action, count }: typeof shipped.missing & { count: string }) {
  return (
    <ThreadSection side="left" first last className={styles.missing}>
      <Heading level={1} phrases={phrases} />
      <p>{words}</p>
      <ButtonLink variant="solid" href={action.href}>
        {filled(action.label, { count })}
      </ButtonLink>
    </ThreadSection>
  );
}
