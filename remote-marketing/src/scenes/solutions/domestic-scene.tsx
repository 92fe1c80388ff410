import { AppWindow, Scene } from '@shared/ui';
import { Sheet } from '../sheet';
import styles from './domestic-scene.module.css';
import { mark } from '../cells';

const listed = mark('done', '已上架');
const waiting = mark('waiting', '排队');

/** The listing table: a row a product, a column a platform, every cell with an outcome. */
export function DomesticScene() {
  return (
    <Scene
      label="上新表：五个商品在三个平台的进度，第三个商品在乙平台正在提交，第二个商品的活动价低于底价没有报名"
      className={styles.scene}
    >
      <AppWindow cut className={styles.window} title="夏季上新.xlsx　·　第 3 行">
        <Sheet
          caption="每一格都有结果 · 示例数据"
          columns={['商品', '>日常价', '>活动价', '甲平台', '乙平台', '丙平台']}
          running={2}
          rows={[
            ['竹节收纳篮（大）', '59.00', '49.00', listed, listed, listed],
            ['磁吸夜灯（暖光）', '89.00', '52.00', listed, listed, mark('failed', '低于底价')],
            ['折叠晾衣架（白）', '129.00', '109.00', listed, mark('running', '提交中'), waiting],
            ['免打孔挂钩 6 只', '19.90', '15.90', waiting, waiting, waiting],
            ['亚麻桌布 140', '75.00', '—', waiting, waiting, waiting],
          ]}
        />
      </AppWindow>
      <ul className={styles.images}>
        <li>
          <Lamp />
          800 × 800
        </li>
        <li>
          <Lamp />
          750 × 1000
        </li>
        <li>
          <Lamp />
          800 × 1200
        </li>
        <li>一张原图，按各平台的尺寸裁好</li>
      </ul>
    </Scene>
  );
}

function Lamp() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <path d="M0 0h60v60H0z" fill="#d8ede7" />
      <path d="M22 14h16l8 20H14z" fill="#ffdb7d" />
      <path d="M28 34h4v14h-4zM20 48h20v4H20z" fill="#0b7568" />
    </svg>
  );
}
