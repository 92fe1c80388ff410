import { Heading, StepLine, text } from '@shared/ui';
import type { Solution, SolutionSection } from '../../content/schema/solutions';
import { Split } from '../../sections/split';
import styles from './flow-and-rule.module.css';

type FlowAndRuleProps = Pick<Solution, 'steps' | 'running' | 'rule'> & Pick<SolutionSection, 'title'>;

/** The flow, stopped at the step of the page's picture, and the rule that stopped it. */
export function FlowAndRule({ title, steps, running, rule }: FlowAndRuleProps) {
  return (
    <Split first={5} centred>
      <div>
        <Heading level={2} phrases={title} className={styles.title} />
        <StepLine steps={steps} running={running} />
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
  );
}
