import type { StartState } from '../../features/start/use-start';
import Drawing from './parcel.svg?react';
import styles from './parcel.module.css';

const labels: Readonly<Record<StartState['name'] | 'nothing', string>> = {
  nothing: '示意：装着客户端的包放在线的这一头，电脑在另一头',
  waiting: '示意：包已经在电脑里',
  elsewhere: '示意：包放在线的这一头，电脑在另一头',
  asking: '示意：包还在线的这一头，等着出发',
  started: '示意：包沿着黄线到电脑里去',
  failed: '示意：黄线断在半路，包停在那里',
};

/** The installer on its way to the computer, as far as it has come. */
export function Parcel({ state }: { state: StartState['name'] | 'nothing' }) {
  return (
    <div className={styles.parcel} role="img" aria-label={labels[state]} data-state={state}>
      <Drawing />
    </div>
  );
}
