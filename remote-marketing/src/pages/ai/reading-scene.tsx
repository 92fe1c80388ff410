import { AppWindow, Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Choice } from '../../sections/choice';
import { StartKey, Touch } from '../../scenes/touch';
import styles from './reading-scene.module.css';
import shipped from './words.json';

/** A delivery note with handwriting on the left; the fields it became, tied by threads, on the right. */
export function ReadingScene() {
  const pageWords = useContent('ai', shipped);
  return (
    <Touch label="认一张送货单，可以试一遍" result="认出四个字段；第五个是手写的，只有 62% 的把握，等你确认实收数量">
      <AppWindow
        dark
        cut
        title="送货单　·　示例"
        bar={
          <>
            <StatusMark status="running" className={styles.count}>
              第 12 张 / 共 30 张
            </StatusMark>
            <StartKey quiet>认一遍</StartKey>
          </>
        }
      >
        <div className={styles.body}>
          <div className={styles.paper} data-tone="light">
            <Scene label="一张有手写涂改的送货单：数量 48 被划掉，旁边手写 46">
              <p className={styles.title}>送&emsp;货&emsp;单</p>
              <p>
                单号 <mark data-cue="1">SH-261111</mark>
              </p>
              <p>
                供货 <mark data-cue="2">…五金制品厂</mark>
              </p>
              <table>
                <tbody>
                  <tr>
                    <th>品名</th>
                    <th>规格</th>
                    <th>数量</th>
                  </tr>
                  <tr>
                    <td>
                      <mark data-cue="3">铝合金轨道</mark>
                    </td>
                    <td>2 米</td>
                    <td>
                      <mark data-cue="4">
                        <s>48</s>
                      </mark>
                      <svg className={styles.hand} viewBox="0 0 60 34" data-cue="5" aria-hidden="true">
                        <path d="M16 4C10 12 6 20 4 22c8 1 14 0 20-1M18 10c0 8-1 14-2 22M50 4c-12 4-18 14-17 22 1 6 10 7 14 2 4-6-4-12-12-6" />
                      </svg>
                    </td>
                  </tr>
                  <tr>
                    <td>挂轮</td>
                    <td>单轴</td>
                    <td>96</td>
                  </tr>
                  <tr>
                    <td>直角接头</td>
                    <td>铝</td>
                    <td>24</td>
                  </tr>
                </tbody>
              </table>
              <p>备注 送到厂区 3 号门，当面点清</p>
              <p className={styles.sign}>
                收货
                <svg viewBox="0 0 90 34" aria-hidden="true">
                  <path d="M4 22C14 4 20 6 18 16s-6 12 4 6 10-16 16-12-8 18 2 16 14-18 20-14-6 14 2 14 14-4 24-12" />
                </svg>
              </p>
            </Scene>
          </div>
          <svg className={styles.ties} viewBox="0 0 120 300" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 60C60 60 60 26 120 26" data-cue="1" />
            <path d="M0 92C60 92 60 76 120 76" data-cue="2" />
            <path d="M0 170C60 170 60 126 120 126" data-cue="3" />
            <path d="M0 178C60 178 60 176 120 176" data-cue="4" />
            <path className={styles.live} d="M0 182C60 182 60 226 120 226" data-cue="5" />
          </svg>
          <ul className={styles.fields}>
            {pageWords.fields.map(({ name, value, sure }, index) => (
              <li key={name} data-cue={index + 1}>
                <span>{name}</span>
                <b>{value}</b>
                <em>{sure}</em>
              </li>
            ))}
            <li className={styles.now} data-tone="light" data-cue={pageWords.fields.length + 1}>
              <span>实收</span>
              <b className={styles.either}>
                <span className={styles.asked}>46 根（手写）</span>
                <span className={styles.is46}>46 根</span>
                <span className={styles.is48}>48 根</span>
              </b>
              <em className={styles.either}>
                <span className={styles.asked}>62%</span>
                <span className={styles.answered}>已确认</span>
              </em>
              <fieldset>
                <legend>手写的，由你定：</legend>
                {pageWords.answers.map(({ value, say }) => (
                  <Choice key={value} name="received" value={value} say={say}>
                    是 {value} 根
                  </Choice>
                ))}
              </fieldset>
            </li>
            <li>
              <span>比对采购单</span>
              <b className={styles.either}>
                <span className={styles.asked}>等实收数量</span>
                <span className={styles.is46}>少 2 根，通知采购</span>
                <span className={styles.is48}>相符，入库</span>
              </b>
            </li>
          </ul>
        </div>
      </AppWindow>
    </Touch>
  );
}
