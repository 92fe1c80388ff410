import { AppWindow, Scene, type Status, StatusMark } from '@shared/ui';
import styles from './advertising-scene.module.css';
import pageWords from './words.json';

const limit = 80;

/** Dollars spent up to each hour from 18:00; a campaign that reached its line was stopped there. */
export function AdvertisingScene() {
  return (
    <Scene label="四条广告计划从晚上六点到次日一点的花费：新品测试组在 23:10 碰到 80 美元的线，已暂停，等投手决定">
      <AppWindow cut className={styles.window} title="花费看守　·　今晚（示例）">
        <div className={styles.body}>
          <ul className={styles.plans}>
            {pageWords.campaigns.map(({ name, spend, word, status }) => (
              <li key={name}>
                <b>{name}</b>
                <svg viewBox="0 0 320 88" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 4H320" className={styles.limit} />
                  {spend.map((value, hour) => (
                    <rect
                      key={hour}
                      x={hour * 40 + 3}
                      y={84 - value}
                      width="34"
                      height={value}
                      className={value >= limit ? styles.stopped : styles.spent}
                    />
                  ))}
                  <path d="M0 84H320" className={styles.base} />
                </svg>
                <StatusMark status={status as Status}>{word}</StatusMark>
              </li>
            ))}
          </ul>
          <ol className={styles.log} data-tone="dark">
            <li>
              <i>22:00</i>取花费 14 条计划
            </li>
            <li>
              <i>23:00</i>收纳箱到 80%，已提醒
            </li>
            <li>
              <i>23:10</i>新品测试组碰线，已暂停
            </li>
            <li className={styles.now}>
              <i>01:00</i>取花费，第 9 条
            </li>
            <li className={styles.later}>
              <i>08:30</i>请投手决定是否放开
            </li>
          </ol>
        </div>
      </AppWindow>
    </Scene>
  );
}
