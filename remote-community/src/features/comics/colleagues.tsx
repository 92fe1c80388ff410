import { Scene } from '@shared/ui';
import Drawing from './colleagues.svg?react';
import styles from './colleagues.module.css';

/** The cast: 老麻, 阿棉 and 绢姐, and the shuttle whose thread leads down the page. */
export function Colleagues() {
  return (
    <Scene label="三个同事并排站着，小梭牵着一根黄线从他们身前经过" className={styles.cast}>
      <Drawing />
    </Scene>
  );
}
