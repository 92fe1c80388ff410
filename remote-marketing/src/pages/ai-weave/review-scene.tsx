import { AppWindow, Scene, StatusMark } from '@shared/ui';
import styles from './review-scene.module.css';

export function ReviewScene() {
  return (
    <Scene label="审查一处改动：代码里加了三行空到期日的处理，流程里多出一步；AI 提醒跳过的账单没有记下来，审查人还没通过">
      <AppWindow title="审查　·　空的到期日" bar={<StatusMark status="running">等 1 人通过</StatusMark>}>
        <ol className={styles.diff}>
          <li>{'for bill in unpaid:'}</li>
          <li className={styles.added}>{'    if bill.due is None:'}</li>
          <li className={styles.added}>{'        continue'}</li>
          <li className={styles.removed}>{'    days = today() - bill.due'}</li>
          <li className={styles.added}>{'    days = bill.days_overdue()'}</li>
        </ol>
        <div className={styles.flow}>
          <span>循环每一笔</span>
          <span className={styles.new}>到期日为空？跳过</span>
          <span>算逾期天数</span>
        </div>
        <div className={styles.remark}>
          <p>
            <b>AI 读过</b>&emsp;跳过的账单没有记到任何地方，会计看不到。要不要写进“待补”表？
          </p>
          <p>
            <b>审查人</b>&emsp;同意，补上再发。
          </p>
        </div>
      </AppWindow>
    </Scene>
  );
}
