import { Scene, StatusMark } from '@shared/ui';
import styles from './finance-scene.module.css';

const orders = ['#4127 268.00', '#4128 59.90', '#4131 432.50', '#4133 88.00', '#4136 109.00'];
const settlements = ['批次 1111-A', '#4127 241.20', '#4128 53.91', '#4131 389.25', '#4133 退款', '#4136 98.10'];
const bank = ['11-13 到账', '¥768.29', '手续费 −12.00', '汇率差 −2.17'];

/** Orders, settlements and the bank's lines, tied together; the one that differs is followed, what was refunded goes nowhere. */
export function FinanceScene() {
  return (
    <Scene
      label="订单、结算单、银行流水三栏用线对上：四笔对齐，4133 已退款；订单 4131 到账少 2.17 元，正在归类为汇率差"
      className={styles.books}
    >
      <Book name="订单" lines={orders} />
      <Ties pairs={['0-1', '1-2', '2-3!', '3-4', '4-5']} rows={6} />
      <Book name="结算单" lines={settlements} />
      <Ties pairs={['0-0', '1-1', '2-1', '3-1', '3-3!', '5-1']} rows={6} />
      <Book name="银行流水" lines={bank} />
      <div className={styles.verdict} data-tone="dark">
        <p>
          <b>#4131</b>&emsp;差 2.17
        </p>
        <p>结算日汇率 7.18，到账日 7.14</p>
        <StatusMark status="running">归到汇率差</StatusMark>
      </div>
    </Scene>
  );
}

function Book({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className={styles.book}>
      <b>{name}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** `from-to` rows that belong together; `!` is being looked at. */
function Ties({ pairs, rows }: { pairs: readonly string[]; rows: number }) {
  return (
    <svg className={styles.ties} viewBox={`0 0 80 ${String(rows * 44)}`} preserveAspectRatio="none" aria-hidden="true">
      {pairs.map((pair) => {
        const [from = 0, to = 0] = pair.split('-').map(Number.parseFloat);
        const kind = pair.endsWith('!') ? styles.looking : styles.tied;
        return (
          <path
            key={pair}
            className={kind}
            d={`M0 ${middle(from)}C40 ${middle(from)} 40 ${middle(to)} 80 ${middle(to)}`}
          />
        );
      })}
    </svg>
  );
}

function middle(row: number): string {
  return String(row * 44 + 22);
}
