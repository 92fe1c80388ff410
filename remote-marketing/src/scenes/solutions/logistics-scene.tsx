import { ChatIcon, Scene, StatusMark } from '@shared/ui';
import styles from './logistics-scene.module.css';

const stages = [['出库'], ['揽收'], ['出口', '报关'], ['干线'], ['进口', '清关'], ['末端', '派送'], ['签收']] as const;

const parcels = [
  { number: 'YS-30612', line: '德国 · 空派', at: 6, word: '已签收', kind: 'done' },
  { number: 'YS-30627', line: '美国 · 海派', at: 3, word: '海上', kind: 'moving' },
  { number: 'YS-30633', line: '英国 · 空派', at: 5, word: '派送中', kind: 'moving' },
  { number: 'YS-30640', line: '美国 · 空派', at: 4, word: '清关停 53 小时', kind: 'stalled' },
  { number: 'YS-30655', line: '日本 · 快递', at: 2, word: '报关中', kind: 'moving' },
  { number: 'YS-30671', line: '法国 · 空派', at: 1, word: '已揽收', kind: 'moving' },
] as const;

/** Parcels as threads through seven stages; one has stopped. */
export function LogisticsScene() {
  return (
    <Scene
      label="六个示例运单在七个环节上的位置：YS-30640 停在进口清关 53 小时，说明已起草，等客服确认"
      className={styles.board}
    >
      <div className={styles.head}>
        <span>运单&emsp;示例</span>
        <ol>
          {stages.map((halves) => (
            <li key={halves.join('')}>
              {halves.map((half) => (
                <span key={half}>{half}</span>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <ul>
        {parcels.map(({ number, line, at, word, kind }) => (
          <li key={number} className={styles[kind]}>
            <p>
              <b>{number}</b>
              {line}
            </p>
            <div className={styles.track} data-at={at}>
              <i />
              <em>{word}</em>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <ChatIcon />
        <p>
          <b>YS-30640 已交给单证组</b>
          缺收件人税号。给买家的说明写好了，等人看过再发。
        </p>
        <StatusMark status="running">等确认</StatusMark>
      </div>
    </Scene>
  );
}
