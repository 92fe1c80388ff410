import { DrawnThread, LoomDisc } from '@shared/ui';
import { LittleShuttle } from '../../features/comics/little-shuttle';
import styles from './way.module.css';

/** A message on its way: what was written, carried along the thread to where it gets its number; the answer is still to come. */
export default function Way() {
  return (
    <svg
      className={styles.way}
      viewBox="0 0 440 300"
      role="img"
      aria-label="示意：小梭牵着黄线，把一张写着“三家店的订单，每天抄一遍”的留言送到收件格，里面的留言都有编号，回信还没有写"
    >
      <LoomDisc x={232} y={150} />
      <g className={styles.tray}>
        <rect x="326" y="112" width="112" height="112" rx="8" />
        <path d="M326 168h112" />
        <rect className={styles.kept} x="340" y="126" width="84" height="28" rx="4" />
        <text x="382" y="145" textAnchor="middle">
          收到 · 编号
        </text>
        <rect className={styles.awaited} x="340" y="182" width="84" height="28" rx="4" />
        <text x="382" y="201" textAnchor="middle">
          等回信
        </text>
      </g>
      <g className={styles.carried}>
        <DrawnThread d="M-260 236C-120 236-60 236 20 236 90 236 98 150 156 150" />
        <LittleShuttle x={222} y={146} scale={0.72} rotate={-4} />
        <g transform="translate(214 216) rotate(-5)">
          <rect className={styles.paper} x="-74" y="-34" width="148" height="74" rx="4" />
          <text x="-58" y="-6">
            三家店的订单，
          </text>
          <text x="-58" y="18">
            每天抄一遍
          </text>
        </g>
      </g>
    </svg>
  );
}
