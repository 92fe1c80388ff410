import type { Crumb } from '@shared/contract';
import { PageHero } from '../frame/page-hero';
import { Colleagues } from './colleagues';
import styles from './comics-hero.module.css';

/** The cast beside the title; the thread that 小梭 pulls goes on down the page. */
export function ComicsHero({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className={styles.hero}>
      <PageHero
        crumbs={crumbs}
        phrases={['三个同事，', '一只小梭。']}
        dim={1}
        lead="办公室里那些抄不完、对不上、催得急的事，画成几分钟能读完的漫画。"
        note="人物与故事均为虚构示例"
        picture={<Colleagues />}
      />
    </div>
  );
}
