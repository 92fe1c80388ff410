import { Heading, TextLink } from '@shared/ui';
import { caseCards } from '../../content/cases/case-cards';
import { CaseRows } from '../../sections/case-rows';
import { Split } from '../../sections/split';

export function RelatedCases({ ids }: { ids: readonly string[] }) {
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={['做法相近的', '几件事']} />
        <TextLink href="/case/list/">看全部案例</TextLink>
      </div>
      <CaseRows cards={caseCards.filter(({ id }) => ids.includes(id))} />
    </Split>
  );
}
