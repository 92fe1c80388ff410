import { Scene } from '@shared/ui';
import Before from './before';
import Drawing from './way.svg?react';
import styles from './way.module.css';

/** What follows from a message, and the message on its way: carried along the thread to where it gets its number. */
export default function Way() {
  return (
    <>
      <Before />
      <Scene
        className={styles.way}
        label="示意：小梭牵着黄线，把一张写着“三家店的订单，每天抄一遍”的留言送到收件格，里面的留言都有编号，回信还没有写"
      >
        <Drawing />
      </Scene>
    </>
  );
}
