import { AppWindow, Heading, Scene, StepLine, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { Sheet } from '../../scenes/sheet';
import { Split } from '../../sections/split';
import styles from './flow-and-rule.module.css';
import shipped from './words.json';

type FlowAndRuleProps = Pick<SolutionFacts, 'steps' | 'running' | 'rule' | 'exceptions'> &
  Pick<SolutionSection, 'title'>;

/** The flow, stopped at the step of the page's picture, and the table it leaves, with the rule that filled its first row. */
export function FlowAndRule({ title, steps, running, rule, exceptions: { file, columns, rows } }: FlowAndRuleProps) {
  const pageWords = useContent('solution', shipped).flow;
  const [first] = rows;
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={title} className={styles.title} />
        <StepLine steps={steps} running={running} />
        <p className={`${text.note} ${styles.note ?? ''}`}>{pageWords.note}</p>
      </div>
      <div>
        <Scene label={`示例表 ${file}：${String(rows.length)} 行，正在办的是 ${first?.join('，') ?? ''}`}>
          <AppWindow title={<>{file}&emsp;·&emsp;示例</>} className={styles.window}>
            <Sheet caption="流程挑出来的" columns={columns} running={0} rows={rows.map((row) => row.map(drawnCell))} />
          </AppWindow>
        </Scene>
        <div className={styles.rule} data-tone="dark">
          <p className={text.note}>
            {pageWords.rule}&emsp;{rule.name}
          </p>
          <p>
            <b>{pageWords.words}</b>
            {rule.words}
          </p>
          <p>
            <b>{pageWords.result}</b>
            {rule.result}
          </p>
        </div>
      </div>
    </Split>
  );
}

/** The last column is what happens next. A phone breaks a longer cell where its text has a zero-width space. */
function drawnCell(cell: string, column: number) {
  const words = cell.length > 4 ? cell : <span className={styles.word}>{cell}</span>;
  return column === 4 ? <em key="next">{words}</em> : words;
}
