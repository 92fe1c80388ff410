import { Scene } from '@shared/ui';
import styles from './schedule-picture.module.css';
import { dayRuns } from '../../scenes/day-runs';

/** Hours of the day as they are at 10 o'clock. */
const computers = [
  { name: '客服机', runs: '8-1 9-1.6! 16-1.4?' },
  { name: '财务机', runs: '6-2.4 20-2?' },
  { name: '仓库机', runs: '1-3 13-2.6? 21-1.4?' },
];

export function SchedulePicture() {
  return (
    <Scene label="一天的排程：三台电脑，上午十点，客服机正在跑一条流程" className={styles.schedule}>
      <div className={styles.hours}>
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      {computers.map(({ name, runs }) => (
        <div key={name} className={styles.line}>
          <b>{name}</b>
          <svg width="100%" height="44" aria-hidden="true">
            {dayRuns(runs).map(({ from, hours, kind }) => (
              <rect
                key={from}
                className={styles[kind]}
                x={percent(from)}
                y="12"
                width={percent(hours)}
                height="20"
                rx="3"
              />
            ))}
            <line x1={percent(10)} x2={percent(10)} y2="44" className={styles.now} />
          </svg>
        </div>
      ))}
    </Scene>
  );
}

function percent(hours: number): string {
  return `${String(Math.round((hours / 24) * 1000) / 10)}%`;
}
