import { TextLink } from '@shared/ui';
import { Afterwards } from '../../features/frame/afterwards';
import { WorkCover } from '../../features/works/work-cover';
import { worksHref } from '../../features/works/works-query';
import styles from './after.module.css';

const example = {
  id: 1,
  steps: ['读取发票', '按税号找订单', '比较金额', '写出差异表'],
  cover: { url: 'example.svg', width: 480, height: 320, alt: '' },
};

export default function After() {
  return (
    <div className={styles.beside}>
      <figure className={styles.example}>
        <WorkCover work={example} large />
        <figcaption>
          示例：没有传封面时，封面由步骤画成这样。
          <TextLink href={worksHref({})}>看别人怎么写</TextLink>
        </figcaption>
      </figure>
      <Afterwards
        steps={[
          ['审核中', '有人会看这件作品，有了结果会通知你。要改就收回来改，改完再提交一次。'],
          [
            '已发布',
            '作品有自己的页面，赛季结束以前大家可以投票。还能修改：发布新的一版之前，大家看到的是现在这一版。',
          ],
          ['退回', '会写明原因，照着改好，再提交一次。'],
        ]}
      />
    </div>
  );
}
