import { Scene } from '@shared/ui';
import Drawing from './name-story.svg?react';
import styles from './name-story.module.css';

/** The name in a picture: a shuttle among the warps, the cloth behind it. */
export function NameStory({ caption }: { caption: string }) {
  return (
    <figure className={styles.story}>
      <Scene label="一只梭子带着黄线穿过经线，身后是织好的布">
        <Drawing />
      </Scene>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
