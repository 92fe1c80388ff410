import type { Work } from '@shared/contract/endpoints';
import { Afterwards } from '../../features/frame/afterwards';
import { WorkCover } from '../../features/works/work-cover';
import styles from './after.module.css';

const example = {
  id: 0,
  steps: ['读取发票', '按税号找订单', '比较金额', '写出差异表'],
  cover: { url: '.svg' },
} as unknown as Work;

export default function After() {
  return (
    <Afterwards
      shown={
        <figure className={styles.cover}>
          <WorkCover work={example} />
          <figcaption>没有封面图时，封面由步骤画成这样</figcaption>
        </figure>
      }
      steps={[
        ['审核中', '有人会看这件作品，有了结果会通知你。要改就收回来改，改完再提交一次。'],
        ['已发布', '作品有自己的页面，赛季结束以前大家可以投票。还能修改：发布新的一版之前，大家看到的是现在这一版。'],
        ['退回', '会写明原因，照着改好，再提交一次。'],
      ]}
    />
  );
}
