import { dyeClass } from '@shared/ui';
import { Afterwards } from '../../features/frame/afterwards';
import cover from '../../features/works/work-cover.module.css';
import styles from './after.module.css';

export default function After() {
  return (
    <>
      <figure className={styles.cover}>
        <span className={`${cover.flow} ${dyeClass('rpa')}`} aria-hidden="true">
          {['读取发票', '按税号找订单', '比较金额', '写出差异表'].map((step) => (
            <span key={step}>
              <i />
              <b>{step}</b>
            </span>
          ))}
        </span>
        <figcaption>没有封面图时，封面由步骤画成这样</figcaption>
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
    </>
  );
}
