import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useCases } from '../../content/cases/case-cards';
import type { SolutionSection } from '../../content/shapes';
import { CaseRows } from '../../sections/case-rows';
import { LeadCase } from '../../features/case-desk/lead-case';
import caseList from '../case-list/words.json';
import styles from './related-cases.module.css';

interface RelatedCasesProps extends Pick<SolutionSection, 'title'> {
  /** The nearest one first: it is shown with its picture. */
  ids: readonly string[];
}

export function RelatedCases({ title, ids }: RelatedCasesProps) {
  const cases = useCases();
  const { leadCase } = useContent('case-list', caseList);
  const [first, ...others] = ids.flatMap((id) => cases.filter((card) => card.id === id));
  return (
    <>
      <Heading level={2} phrases={title} className={styles.title} />
      {first ? <LeadCase card={first} more={leadCase} /> : null}
      <CaseRows cards={others} />
    </>
  );
}
