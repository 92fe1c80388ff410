import { Scene } from '@shared/ui';
import styles from '../contact/way.module.css';
import Drawing from './way.svg?react';
import words from './words.json';

export default function Way() {
  return (
    <Scene className={styles.way} label={words.picture}>
      <Drawing />
    </Scene>
  );
}
