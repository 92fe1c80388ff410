import { DrawnThread, LoomDisc, WeavePattern } from '@shared/ui';
import type { StartState } from '../../features/start/use-start';
import styles from './parcel.module.css';

const labels: Readonly<Record<StartState['name'] | 'nothing', string>> = {
  nothing: '示意：装着客户端的包放在线的这一头，电脑在另一头',
  waiting: '示意：包已经在电脑里',
  asking: '示意：包还在线的这一头，等着出发',
  started: '示意：包沿着黄线到电脑里去',
  failed: '示意：黄线断在半路，包停在那里',
};

/** The installer on its way to the computer, as far as it has come. */
export function Parcel({ state }: { state: StartState['name'] | 'nothing' }) {
  return (
    <svg className={styles.parcel} viewBox="0 0 480 300" role="img" aria-label={labels[state]} data-state={state}>
      <defs>
        <WeavePattern id="parcel-cloth" weave="plain" weft="#0b7568" warp="#12504f" warpWidth={10} weftHeight={6} />
      </defs>
      <LoomDisc x={246} y={150} />
      <g className={styles.computer}>
        <rect x="318" y="86" width="152" height="104" rx="10" />
        <rect className={styles.screen} x="328" y="96" width="132" height="84" rx="4" />
        <path d="M298 196h192l-10 16H308z" />
      </g>
      <DrawnThread className={styles.thread} d="M0 178C120 178 150 152 394 152" />
      <g className={styles.box}>
        <rect className={styles.cloth} x="362" y="108" width="64" height="56" rx="4" />
        <rect x="362" y="108" width="64" height="56" rx="4" fill="url(#parcel-cloth)" />
        <path className={styles.strap} d="M394 108v56M362 128h64" />
        <path className={styles.mark} d="M380 128C386 121 402 121 408 128 402 135 386 135 380 128z" />
      </g>
    </svg>
  );
}
