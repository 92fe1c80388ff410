import { AppWindow, StatusMark, text } from '@shared/ui';
import { Touch } from '../../scenes/touch';
import styles from './converge-scene.module.css';

/** Shops with what was fetched of yesterday: orders, paid in yuan, to be sent, refunds. The thread of each runs at its height. */
const sources = [
  { name: '亚马逊', market: '德国站', values: ['38', '8,071', '6', '1'], path: 'M0 32C90 32 70 146 160 146' },
  { name: '拼多多', market: '国内', values: ['61', '2,861', '14', '3'], path: 'M0 96C90 96 70 153 160 153' },
  { name: '独立站', market: '美国', values: ['12', '3,816', '2', '0'], path: 'M0 160h160' },
  { name: '淘宝', market: '国内', values: ['47', '3,713', '9', '2'], path: 'M0 224C90 224 70 167 160 167' },
  { name: '京东', market: '国内', values: ['29', '4,988', '5', '1'], path: 'M0 288C90 288 70 174 160 174', off: true },
];
const rows = ['订单', '实付', '待发货', '退款'];

/** Five sources that are switched on and off; each runs as a thread into a column of one table. */
export function ConvergeScene() {
  return (
    <Touch label="五家店接进一张表，可以逐家打开或关上" className={styles.scene}>
      <ul className={styles.sources}>
        {sources.map(({ name, market, values, off }, place) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                value={place}
                role="switch"
                defaultChecked={!off}
                data-say={`${name}已接上：昨天 ${values[0] ?? ''} 单，已填进总表`}
                data-unsay={`${name}已断开，总表里这一列空着`}
              />
              <b>{name}</b>
              <span className={styles.market}>{market}</span>
              <span className={styles.states} aria-hidden="true">
                <StatusMark status="done">{values[0]} 单</StatusMark>
                <StatusMark status="waiting">没接</StatusMark>
              </span>
              <i className={styles.switch} />
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.threads} aria-hidden="true">
        {sources.map(({ name, path }, place) => (
          <div key={name} data-joined={place}>
            <svg viewBox="0 0 160 320" preserveAspectRatio="none">
              <path d={path} />
            </svg>
          </div>
        ))}
      </div>
      <AppWindow className={styles.window} title="各店总表　·　昨天 · 示例">
        <table className={styles.table}>
          <caption>时间按北京时间，金额折成人民币，单位元</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={text.visuallyHidden}>数据</span>
              </th>
              {sources.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {sources.map(({ name, values }, place) => (
                  <td key={name}>
                    <b data-joined={place}>{values[index]}</b>
                    <i data-left={place}>—</i>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </AppWindow>
    </Touch>
  );
}
