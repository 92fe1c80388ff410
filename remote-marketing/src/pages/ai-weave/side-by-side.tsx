import { AppWindow, PlayIcon, Scene, StatusMark, WindowKey } from '@shared/ui';
import { Code } from '../../scenes/code';
import styles from './side-by-side.module.css';

const steps = [
  { name: '读取台账', on: '应收台账.xlsx', kind: 'done' },
  { name: '循环每一笔', on: '未收款', kind: 'done' },
  { name: '算逾期天数', on: '今天 − 到期日', kind: 'done' },
  { name: '条件判断', on: '逾期 ＞ 30 天', kind: 'now' },
  { name: '提醒负责人', on: 'AI 建议加的一步', kind: 'suggested' },
] as const;

/** The same program as steps and as code, the current step and its lines tied together. */
export function SideBySide() {
  return (
    <Scene
      className={styles.scene}
      label="AI Weave 的窗口：左边五步流程，右边对应的代码；光标停在第 24 行，AI 建议的一行等人按 Tab"
    >
      <AppWindow
        className={styles.window}
        title="应收提醒　·　流程与代码"
        bar={
          <>
            <WindowKey className={styles.wide}>测试 6/6</WindowKey>
            <WindowKey kind="run">
              <PlayIcon />
              调试
            </WindowKey>
          </>
        }
      >
        <div className={styles.sides}>
          <ol className={styles.flow}>
            {steps.map(({ name, on, kind }, index) => (
              <li key={name} className={styles[kind]}>
                <i>{index + 1}</i>
                <b>{name}</b>
                <span>{on}</span>
                {kind === 'now' ? <StatusMark status="running">光标在这里</StatusMark> : null}
              </li>
            ))}
          </ol>
          <Code
            flat
            from={19}
            lines={[
              <>
                <b>from</b> weave <b>import</b> sheet, group
              </>,
              <> </>,
              <>
                <b>for</b> bill <b>in</b> sheet(<q>"应收台账.xlsx"</q>).where(paid=<b>False</b>):
              </>,
              <>{'    days = (today() - bill.due).days'}</>,
              <> </>,
              <>
                {'    '}
                <b>if</b> days {'>'} <q>30</q>:
              </>,
              <>
                {'        '}
                <em>{'group(bill.owner).say(f"{bill.name} 逾期 {days} 天")'}</em>
                <kbd>Tab</kbd>
              </>,
              <> </>,
              <>
                {'    '}
                <b>elif</b> days {'>'} <q>0</q>:
              </>,
              <>{'        bill.mark("到期")'}</>,
            ]}
          />
        </div>
      </AppWindow>
    </Scene>
  );
}
