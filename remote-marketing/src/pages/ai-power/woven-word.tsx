import { Scene } from '@shared/ui';
import Ground from './woven-ground.svg?react';
import Picks from './woven-picks.svg?react';
import styles from './woven-word.module.css';

/** A woven 答办, the weave of AI Power: its picks are laid in from the top once, then it hangs. */
export function WovenWord() {
  return (
    <figure className={styles.word}>
      <Scene label="织出来的两个字：答、办" className={styles.cloth}>
        <Ground />
        <div className={styles.picks}>
          <div>
            <Picks />
          </div>
        </div>
      </Scene>
      <figcaption>提花：图样先定好，再一行行织出来</figcaption>
    </figure>
  );
}
