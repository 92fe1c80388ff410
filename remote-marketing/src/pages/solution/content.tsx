import { usePage } from 'shared/page';
import { ButtonLink, ClosingAction, Heading, StepLine, text, ThreadSection } from 'shared/ui';
import { caseCards } from '../../content/cases/case-cards';
import { findSolution } from '../../content/find-solution';
import { CaseRows } from '../../sections/case-rows';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { AccessTable } from './access-table';
import styles from './content.module.css';
import { DayComparison } from './day-comparison';
import { solutionCrumbs } from './head';
import { OtherSolutions } from './other-solutions';

export default function Content() {
  const solution = findSolution(usePage().params.slug);
  if (!solution) return <NoSuchSolution />;
  const { Scene, rule } = solution;
  return (
    <>
      <Opening
        crumbs={solutionCrumbs(solution)}
        phrases={solution.phrases}
        lead={solution.lead}
        actions={<StartActions />}
      >
        <Scene />
      </Opening>
      <ThreadSection side="left" first>
        <Heading level={2} phrases={['同一件事，', '两种过法']} />
        <DayComparison today={solution.today} automated={solution.automated} />
      </ThreadSection>
      <ThreadSection side="right" tag="流程">
        <Split first={5} centred>
          <div>
            <Heading level={2} phrases={solution.flowTitle} className={styles.flowTitle} />
            <StepLine steps={solution.steps} running={solution.running} />
          </div>
          <div className={styles.rule} data-tone="dark">
            <p>规则&emsp;{rule.name}</p>
            <p>
              <b>当</b>
              {rule.words}
            </p>
            <p>
              <b>就</b>
              {rule.result}
            </p>
            <p className={text.note}>规则写成句子，改一个数就生效；每次照哪条办的，记录里都写着。</p>
          </div>
        </Split>
      </ThreadSection>
      <ThreadSection side="left" tag="读与写">
        <AccessTable access={solution.access} />
      </ThreadSection>
      <ThreadSection side="right" tag="相关案例">
        <Heading level={2} phrases={['换个行业，', '也这样做']} className={styles.flowTitle} />
        <CaseRows cards={caseCards.filter(({ id }) => solution.cases.includes(id))} summaries />
      </ThreadSection>
      <ThreadSection side="left" tag="挨着的事" tagIsHeading last>
        <OtherSolutions current={solution.slug} />
      </ThreadSection>
      <ClosingAction phrases={solution.closing} lead={solution.closingLead}>
        <StartActions />
      </ClosingAction>
    </>
  );
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
