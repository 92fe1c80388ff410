import { AppWindow, Scene, StatusMark } from '@shared/ui';
import styles from './reading-scene.module.css';

const fields = [
  { name: '送货单号', value: 'SH-240611', sure: '99%' },
  { name: '供货方', value: '…五金制品厂', sure: '97%' },
  { name: '品名', value: '铝合金轨道 2 米', sure: '96%' },
  { name: '数量', value: '48 根', sure: '94%' },
  { name: '实收', value: '46 根（手写）', sure: '81%', now: true },
  { name: '收货人', value: '…', sure: '待认' },
];

/** A delivery note with handwriting on the left; the fields it became, tied by threads, on the right. */
export function ReadingScene() {
  return (
    <Scene label="一张有手写涂改的送货单，被认成六个字段；实收数量是手写的 46，把握 81%，正等仓管确认">
      <AppWindow
        dark
        cut
        title="认单据　·　送货单（示例）"
        bar={<StatusMark status="running">第 12 张 / 共 30 张</StatusMark>}
      >
        <div className={styles.body}>
          <div className={styles.paper} data-tone="light">
            <p className={styles.title}>送&emsp;货&emsp;单</p>
            <p>
              单号 <mark>SH-240611</mark>
            </p>
            <p>
              供货 <mark>…五金制品厂</mark>
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
                    <mark>铝合金轨道</mark>
                  </td>
                  <td>2 米</td>
                  <td>
                    <s>48</s>
                    <svg className={styles.hand} viewBox="0 0 60 34" aria-hidden="true">
                      <path d="M16 4C10 12 6 20 4 22c8 1 14 0 20-1M18 10c0 8-1 14-2 22M50 4c-12 4-18 14-17 22 1 6 10 7 14 2 4-6-4-12-12-6" />
                    </svg>
                  </td>
                </tr>
                <tr>
                  <td>挂轮</td>
                  <td>单轴</td>
                  <td>96</td>
                </tr>
              </tbody>
            </table>
            <p className={styles.sign}>
              收货
              <svg viewBox="0 0 90 34" aria-hidden="true">
                <path d="M4 22C14 4 20 6 18 16s-6 12 4 6 10-16 16-12-8 18 2 16 14-18 20-14-6 14 2 14 14-4 24-12" />
              </svg>
            </p>
          </div>
          <svg className={styles.ties} viewBox="0 0 120 300" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 60C60 60 60 26 120 26M0 92C60 92 60 76 120 76M0 170C60 170 60 126 120 126M0 178C60 178 60 176 120 176" />
            <path className={styles.live} d="M0 182C60 182 60 226 120 226" />
          </svg>
          <ul className={styles.fields}>
            {fields.map(({ name, value, sure, now }) => (
              <li key={name} className={now ? styles.now : undefined} data-tone={now ? 'light' : undefined}>
                <span>{name}</span>
                <b>{value}</b>
                <em>{sure}</em>
              </li>
            ))}
          </ul>
        </div>
      </AppWindow>
    </Scene>
  );
}
