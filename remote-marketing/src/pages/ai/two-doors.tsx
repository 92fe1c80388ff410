import { Heading, TextLink, WeaveSwatch } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './two-doors.module.css';

export function TwoDoors() {
  return (
    <>
      <Heading level={2} phrases={['两条路，', '通到同一套流程']} />
      <div className={styles.doors}>
        <article className={styles.power}>
          <WeaveSwatch weave="jacquard" dye="power" />
          <h3>要给同事问的，用 AI Power</h3>
          <Clauses>放进资料，挑好模型，连上流程，发到群里。不写代码，四步做成一个能问能办的应用。</Clauses>
          <ul>
            <li>制度问答</li>
            <li>询价登记</li>
            <li>工单分派</li>
          </ul>
          <TextLink href="/ai-power/">看 AI Power 怎么搭</TextLink>
        </article>
        <article className={styles.weave}>
          <WeaveSwatch weave="twill" dye="weave" />
          <h3>要自己写的，用 AI Weave</h3>
          <Clauses>左边流程，右边代码，AI&nbsp;在光标后面补。能调试，能打包，能请同事审。</Clauses>
          <TextLink href="/ai-weave/">看 AI Weave 怎么写</TextLink>
        </article>
      </div>
    </>
  );
}
