import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { Sheet } from '../../scenes/sheet';
import styles from './converge-scene.module.css';

const sources = [
  { name: '亚马逊　德国站', fact: '38 单', kind: 'done' },
  { name: 'Shopee　新加坡', fact: '61 单', kind: 'done' },
  { name: '独立站', fact: '12 单', kind: 'done' },
  { name: '抖音电商', fact: '第 2 页', kind: 'running' },
  { name: '京东', fact: '排队', kind: 'waiting' },
] as const;

/** Five sources as threads of one weft each, running into one table. */
export function ConvergeScene() {
  return (
    <Scene
      label="上午九点的一次同步：三个来源的订单已取好，抖音电商正在取第二页，京东排队；右边的总表已有 111 单"
      className={styles.scene}
    >
      <ul className={styles.sources}>
        {sources.map(({ name, fact, kind }) => (
          <li key={name} className={kind === 'running' ? styles.now : undefined}>
            <b>{name}</b>
            <StatusMark status={kind}>{fact}</StatusMark>
          </li>
        ))}
      </ul>
      <svg className={styles.threads} viewBox="0 0 160 320" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.done}
          d="M0 32C90 32 70 150 160 150M0 96C90 96 70 157 160 157M0 160C90 160 70 164 160 164"
        />
        <path className={styles.running} d="M0 224C90 224 70 171 160 171" />
        <path className={styles.waiting} d="M0 288C90 288 70 178 160 178" />
      </svg>
      <AppWindow className={styles.window} title="订单总表　·　09:00 这一次">
        <Sheet
          caption="时间已换成北京时间，金额已折成人民币 · 示例数据"
          columns={['下单时间', '来源', '订单', '>实付', '状态']}
          filling="…"
          rows={[
            ['06-12 02:14', '亚马逊', '…8841', '¥212.40', '待发货'],
            ['06-12 03:50', 'Shopee', '…2207', '¥46.90', '待发货'],
            ['06-12 06:31', '独立站', '…0093', '¥318.00', '已发货'],
            ['06-12 08:47', '抖音', '…5516', '¥79.00', '待发货'],
          ]}
        />
      </AppWindow>
    </Scene>
  );
}
