import { AppWindow, PlayIcon, StatusMark, WindowKey } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Code } from '../../scenes/code';
import { Touch } from '../../scenes/touch';
import styles from './side-by-side.module.css';
import shipped from './words.json';

/** The same program as steps and as code, the current step and its lines tied together. */
export function SideBySide() {
  const pageWords = useContent('ai-weave', shipped);
  return (
    <Touch className={styles.scene} label="AI Weave 的窗口，左边流程，右边代码；AI 建议的一行可以采纳">
      <AppWindow
        className={styles.window}
        title="应收提醒　·　示例"
        bar={
          <span className={styles.keys} aria-hidden="true">
            <WindowKey className={styles.wide}>测试 6/6</WindowKey>
            <WindowKey>
              <PlayIcon />
              调试
            </WindowKey>
          </span>
        }
      >
        <div className={styles.sides}>
          <ol className={styles.flow}>
            {pageWords.steps.map(({ name, on, kind }, index) => (
              <li key={name} className={styles[kind]}>
                <i>{index + 1}</i>
                <b>{name}</b>
                {kind === 'suggested' ? (
                  <span className={styles.either}>
                    <span className={styles.offered}>{on}</span>
                    <span className={styles.accepted}>第 24 行</span>
                  </span>
                ) : (
                  <span>{on}</span>
                )}
                {kind === 'now' ? <StatusMark status="running">光标在这里</StatusMark> : null}
                {kind === 'suggested' ? (
                  <StatusMark status="done" className={styles.accepted}>
                    已采纳
                  </StatusMark>
                ) : null}
              </li>
            ))}
          </ol>
          <Code
            flat
            from={19}
            lines={[
              <>
                <b>from</b> weave <b>import</b> unpaid, say
              </>,
              <> </>,
              <>
                <b>for</b> bill <b>in</b> unpaid(<q>"应收台账"</q>):
              </>,
              <>{'    days = today() - bill.due'}</>,
              <>
                {'    '}
                <b>if</b> days {'>'} <q>30</q>:
              </>,
              <>
                {'        '}
                <em className={styles.line}>
                  say(bill, <q>"逾期了"</q>)
                </em>
              </>,
              <>
                {'        '}
                <Offer />
              </>,
              <>
                {'    '}
                <b>elif</b> days {'>'} <q>0</q>:
              </>,
              <>{'        bill.mark("到期")'}</>,
            ]}
          />
        </div>
      </AppWindow>
    </Touch>
  );
}

/** Accepts the grey line by Tab, Space or a press, and takes it back the same way but for Tab. */
function Offer() {
  return (
    <label className={styles.offer}>
      <input
        type="checkbox"
        data-accept
        aria-label="采纳 AI 建议的第 24 行"
        data-say="已采纳：第 24 行写进了代码，流程里多了第 5 步“提醒负责人”"
        data-unsay="已撤回第 24 行，流程回到四步"
      />
      <span className={styles.either}>
        <span className={styles.offered}>
          <kbd>Tab</kbd>采纳这一行
        </span>
        <span className={styles.accepted}>撤回这一行</span>
      </span>
    </label>
  );
}
