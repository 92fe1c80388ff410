import { Heading } from '@shared/ui';
import styles from './agenda.module.css';

const agenda = [
  ['10 分钟', '坐下来，说清楚那件事', '每人说一遍：几点做、碰哪些系统、哪里会出错。'],
  ['20 分钟', '录一遍', '照平时的做法做，教练在旁边看。'],
  ['20 分钟', '补判断和例外', '谁来确认、出错停不停，当场定。'],
  ['20 分钟', '真跑一次', '用你自己的表，跑到最后一行。'],
  ['10 分钟', '带走', '流程存在你的电脑上，第二天就能用。'],
] as const;

export default function Agenda() {
  return (
    <div className={styles.columns}>
      <Heading level={2} phrases={['八十分钟，', '做完一件事']} />
      <ol className={styles.agenda}>
        {agenda.map(([length, title, words]) => (
          <li key={title}>
            <b>{length}</b>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
