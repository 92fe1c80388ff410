import { AppWindow, Scene, type Status, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Todo } from '../../scenes/todo';
import styles from './two-desks.module.css';
import shipped from './words.json';

/** An employee's own flows in front, the console of IT behind: the same flows from two sides. */
export function TwoDesks() {
  const pageWords = useContent('employee', shipped);
  return (
    <Scene
      label="前面是员工自己的三条流程，一条正在运行；后面是 IT 的管理台：126 条流程、五条申请，一条等批"
      className={styles.desks}
    >
      <AppWindow dark className={styles.it} title="管理台　·　IT（示例）">
        <ul className={styles.numbers}>
          {Object.entries({ 人在用: 38, 条流程: 126, 台无人电脑: 9, 件等批: 1 }).map(([what, count]) => (
            <li key={what}>
              <b>{count}</b>
              {what}
            </li>
          ))}
        </ul>
        <ul className={styles.requests}>
          {pageWords.requests.map(({ who, wants, word, status }) => (
            <li key={who}>
              <span>{who}</span>
              {wants}
              <StatusMark status={status as Status}>{word}</StatusMark>
            </li>
          ))}
        </ul>
      </AppWindow>
      <AppWindow className={styles.own} title="我的流程　·　采购部　同事 C">
        <Todo
          items={[
            { title: '到货登记', detail: '每天\u00a017:30，只在这台电脑', status: 'done', word: '昨天 41 行' },
            { title: '比价表更新', detail: '手动 · 只用公开报价', status: 'running', word: '第 8 家' },
            { title: '月度汇总', detail: '要供应商平台的凭据，批准前不跑', status: 'waiting', word: '等批' },
          ]}
        />
      </AppWindow>
    </Scene>
  );
}
