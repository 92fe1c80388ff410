import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Code } from '../../scenes/code';
import styles from './debug-scene.module.css';
import shipped from './words.json';

export function DebugScene() {
  const pageWords = useContent('ai-weave', shipped);
  return (
    <Scene label="调试停在第 22 行：到期日是空的；AI 的回答指出这一行在表里写成了文字“月底”">
      <AppWindow dark title="调试　·　停在第 22 行" bar={<StatusMark status="running">暂停中</StatusMark>}>
        <div className={styles.body}>
          <Code
            flat
            from={21}
            lines={[
              <>
                <b>for</b> bill <b>in</b> unpaid(<q>"应收台账"</q>):
              </>,
              <span key="stop" className={styles.stop}>
                {'    days = today() - bill.due'}
              </span>,
              <>
                {'    '}
                <b>if</b> days {'>'} <q>30</q>:
              </>,
            ]}
          />
          <dl className={styles.values}>
            {pageWords.values.map(({ name, value, bad }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={bad ? styles.bad : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.talk}>
            <p>为什么到期日是空的？</p>
            <p>
              表里第 37
              行写的是文字“月底”，不是日期，读出来就成了空。可以在读表时把它换成当月最后一天，或者先跳过，列给会计补。
            </p>
          </div>
        </div>
      </AppWindow>
    </Scene>
  );
}
