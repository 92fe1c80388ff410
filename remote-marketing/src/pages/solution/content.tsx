import { usePage, useContent } from '@shared/ui/page';
import { Heading, ThreadSection } from '@shared/ui';
import { useSolutions } from '../../content/solutions';
import { findSolution, solutionScenes } from '../../content/find-solution';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { EntryList } from '../../sections/entry-links';
import { Missing } from '../../sections/missing';
import { Opening } from '../../sections/opening';
import { filled } from '../../sections/filled';
import { numeral } from '../../sections/numeral';
import { Closing } from '../../sections/page-sections';
import { TextLinks } from '../../sections/text-links';
import { AccessTable } from './access-table';
import { DayComparison } from './day-comparison';
import { FlowAndRule } from './flow-and-rule';
import { solutionCrumbs } from './head';
import { RelatedCases } from './related-cases';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('solution', shipped);
  const { slug = '' } = usePage().params;
  const solutions = useSolutions();
  const solution = findSolution(solutions, slug);
  const Scene = solutionScenes[slug];
  if (!solution) {
    const { action, ...missing } = pageWords.missing;
    const label = filled(action.label, { count: numeral(solutions.length) });
    return <Missing {...missing} action={{ ...action, label }} />;
  }
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
      <ThreadSection side="left" tag={pageWords.tags.others} last>
        <EntryList
          {...pageWords.others}
          entries={solutions
            .filter(({ id }) => id !== solution.id)
            .map(({ id, name, after }) => ({ href: `/solution/${id}/`, name, words: after }))}
        />
        <TextLinks links={pageWords.others.links} />
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
