import { ChatIcon, Scene, StatusMark } from '@shared/ui';
import styles from './logistics-scene.module.css';
import pageWords from './words.json';

const stages = [['出库'], ['揽收'], ['出口', '报关'], ['干线'], ['进口', '清关'], ['末端', '派送'], ['签收']] as const;

/** Parcels as threads through seven stages; one has stopped. */
export function LogisticsScene() {
  return (
    <Scene
      label="六个示例运单在七个环节上的位置：KD-30640 停在进口清关 53 小时，说明已起草，等客服确认"
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
        {pageWords.parcels.map(({ number, line, at, word, kind }) => (
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
          <b>KD-30640 已交给单证组</b>
          缺收件人税号。给买家的说明写好了，等人看过再发。
        </p>
        <StatusMark status="running">等确认</StatusMark>
      </div>
    </Scene>
  );
}
