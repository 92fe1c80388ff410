import { Scene } from '@shared/ui';
import Drawing from './way.svg?react';
import styles from './way.module.css';

/** A message on its way: what was written, carried along the thread to where it gets its number; the answer is still to come. */
export default function Way() {
  return (
    <Scene
      className={styles.way}
      label="示意：小梭牵着黄线，把一张写着“三家店的订单，每天抄一遍”的留言送到收件格，里面的留言都有编号，回信还没有写"
    >
      <Drawing />
    </Scene>
  );
}
