import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './failure-section.module.css';
import shipped from './words.json';

const steps = [
  ['done', '登录库存后台'],
  ['done', '选择南仓'],
  ['failed', '点击“导出本页”'],
  ['waiting', '读取下载的表格'],
] as const;
const after = [
  ['原地重试 2 次', 'bad', '仍被遮住'],
  ['按规则点“知道了”', 'good', '弹窗已关'],
  ['从第 3 步接着跑', 'now', '运行中'],
] as const;

export function FailureSection() {
  const pageWords = useContent('product', shipped);
  return (
    <Split first={7} centred>
      <Scene
        label="运行记录：第 3 步“点击导出”被弹窗遮住，重试失败后按规则关掉弹窗，正从第 3 步接着跑"
        className={styles.scene}
      >
        <AppWindow title="运行记录　·　第 36 次（示例）">
          <div className={styles.body}>
            <ol className={styles.steps}>
              {steps.map(([status, step]) => (
                <li key={step}>
                  <StatusMark status={status}>{step}</StatusMark>
                </li>
              ))}
            </ol>
            <div className={styles.moment}>
              <p>停下时的画面</p>
              <div className={styles.screen}>
                <i />
                <i />
                <span className={styles.covered}>导出本页</span>
                <div className={styles.dialog}>
                  <b>盘点通知</b>
                  <i />
                  <i />
                  <em>知道了</em>
                </div>
              </div>
            </div>
          </div>
        </AppWindow>
        <ul className={styles.after} data-tone="dark">
          {after.map(([done, kind, outcome]) => (
            <li key={done}>
              {done}
              <b className={styles[kind]}>{outcome}</b>
            </li>
          ))}
        </ul>
      </Scene>
      <ColumnHead {...pageWords.failure} />
    </Split>
  );
}
