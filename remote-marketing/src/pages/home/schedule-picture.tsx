import { Scene } from '@shared/ui';
import styles from './schedule-picture.module.css';

type Kind = 'done' | 'running' | 'planned';

/** Hours of the day: from, how long, and how it is at 10 o'clock. */
const computers: readonly { name: string; runs: readonly (readonly [number, number, Kind])[] }[] = [
  {
    name: '客服机',
    runs: [
      [8, 1, 'done'],
      [9, 1.6, 'running'],
      [16, 1.4, 'planned'],
    ],
  },
  {
    name: '财务机',
    runs: [
      [6, 2.4, 'done'],
      [20, 2, 'planned'],
    ],
  },
  {
    name: '仓库机',
    runs: [
      [1, 3, 'done'],
      [13, 2.6, 'planned'],
      [21, 1.4, 'planned'],
    ],
  },
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
            {runs.map(([from, hours, kind]) => (
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
