import { Code } from '../../scenes/code';
import styles from './editor-log.module.css';

/** What the log says at rest, a line as its time and words; the last is what is going on. */
const atRest = [
  ['10:19:52', '1　读取表格：名录 48 行'],
  ['10:21:07', '2.2 填写输入框：第 16 家完成'],
  ['10:21:09', '2.3 条件判断：经营状态正常'],
  ['10:21:10', '2.2 填写输入框：第 17 家，等查询结果'],
] as const;

/** What it prints when a visitor runs the flow, each line with the step it belongs to. */
const inRun = [
  [1, '10:26:02', '1　读取表格：名录 48 行'],
  [3, '10:26:38', '2.2 填写输入框：前 17 家查完'],
  [4, '10:26:40', '2.3 条件判断：第 18 家经营异常'],
  [6, '10:26:41', '已停下：第 18 家等采购确认'],
] as const;

/** Both logs lie in one place, as high as the longer. */
export function EditorLog() {
  return (
    <div className={styles.log} data-pane="log">
      <div className={styles.atRest}>
        <Code
          flat
          lines={atRest.map(([time, words], index) => (
            <span key={time}>
              <i>{time}</i>
              {index === atRest.length - 1 ? <q>{words}</q> : words}
            </span>
          ))}
        />
      </div>
      <div className={styles.inRun}>
        <Code
          flat
          lines={inRun.map(([cue, time, words], index) => (
            <span key={words} data-cue={cue}>
              <i>{time}</i>
              {index === inRun.length - 1 ? <q>{words}</q> : words}
            </span>
          ))}
        />
      </div>
    </div>
  );
}
