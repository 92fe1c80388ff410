import { Scene, StatusMark } from '@shared/ui';
import styles from './influencer-scene.module.css';

const columns = [
  {
    name: '筛出',
    count: 42,
    cards: [
      { who: '家居改造　德语', note: '8.2 万 · 近 30 天发 6 条' },
      { who: '收纳日常　英语', note: '3.1 万 · 近 30 天发 11 条' },
    ],
  },
  {
    name: '邀约',
    count: 17,
    cards: [
      { who: '租房布置　法语', note: '草稿第 2 版，等运营看', now: true },
      { who: '小户型　英语', note: '已发 2 天' },
    ],
  },
  {
    name: '寄样',
    count: 9,
    cards: [
      { who: '阳台花园　英语', note: '昨天签收' },
      { who: '宿舍好物　西语', note: '清关中' },
    ],
  },
  { name: '发布', count: 5, cards: [{ who: '亲子手工　英语', note: '周四 20:00 约定' }] },
  { name: '结算', count: 3, cards: [{ who: '厨房整理　德语', note: '佣金待核' }] },
];

/** Creators on their way from the list to being paid. */
export function InfluencerScene() {
  return (
    <Scene
      label="示例名单在五个环节上：筛出 42、邀约 17、寄样 9、发布 5、结算 3；一封邀约草稿正等运营过目"
      className={styles.board}
    >
      <ol>
        {columns.map(({ name, count, cards }) => (
          <li key={name}>
            <p>
              <b>{name}</b>
              {count}
            </p>
            {cards.map(({ who, note, ...card }) => (
              <div key={who} className={'now' in card ? styles.now : undefined}>
                <b>{who}</b>
                {note}
                {'now' in card ? <StatusMark status="running">等人过目</StatusMark> : null}
              </div>
            ))}
          </li>
        ))}
      </ol>
      <div className={styles.letter}>
        <p>邀约草稿&emsp;·&emsp;给“租房布置”</p>
        <p>
          看了你把五平米阳台改成书房的那期，<u>折叠桌收起来的镜头</u>特别清楚。我们有一款同样能贴墙收的置物架……
        </p>
        <em>引自她 6 月 2 日的视频</em>
      </div>
    </Scene>
  );
}
