import { Scene, StatusMark } from '@shared/ui';
import styles from './influencer-scene.module.css';
import pageWords from './words.json';

/** Creators on their way from the list to being paid. */
export function InfluencerScene() {
  return (
    <Scene
      label="示例名单在五个环节上：筛出 42、邀约 17、寄样 9、发布 5、结算 3；一封邀约草稿正等运营过目"
      className={styles.board}
    >
      <ol>
        {pageWords.columns.map(({ name, count, cards }) => (
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
