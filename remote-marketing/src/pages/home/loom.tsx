import { BankIcon, BoxIcon, ChatIcon, DocumentIcon, MailIcon, ShopIcon, StatusMark, TableIcon, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './loom.module.css';
import LoomCloth from './loom-cloth.svg?react';
import shipped from './words.json';

const systems = [
  { name: '店铺后台', Icon: ShopIcon },
  { name: '订单系统', Icon: TableIcon },
  { name: '仓库系统', Icon: BoxIcon },
  { name: '支付平台', Icon: BankIcon },
  { name: '报销系统', Icon: DocumentIcon },
  { name: '邮箱', Icon: MailIcon },
  { name: '客服群', Icon: ChatIcon },
];
const passedBy = [4, 5];

/** The page's picture: systems are warps, a flow is the weft, and what has run today is cloth. */
export function Loom() {
  const pageWords = useContent('home', shipped);
  return (
    <div
      className={styles.loom}
      role="img"
      aria-label="流程“每日退款核对”穿过店铺后台、订单系统、仓库系统、支付平台和客服群：前三步已完成，正在核对退款金额，最后一步等待；下方是当天已经跑完的三条流程"
    >
      <LoomCloth className={styles.cloth} />
      <div className={styles.weft}>
        <i />
      </div>
      <div className={`${text.wrap} ${styles.over}`}>
        <ol className={styles.systems}>
          {systems.map(({ name, Icon }, index) => (
            <li key={name} className={passedBy.includes(index) ? styles.passedBy : undefined}>
              <span>
                <Icon />
                {name}
              </span>
            </li>
          ))}
        </ol>
        <Shuttle />
        <ol className={styles.steps}>
          {pageWords.steps.map(({ name, time }) => (
            <li key={name}>
              <b>{name}</b>
              <StatusMark status="done">完成 {time}</StatusMark>
            </li>
          ))}
          <li className={styles.running} data-tone="light">
            <b>核对退款金额</b>
            <StatusMark status="running" />
            <i className={styles.progress} />
          </li>
          <li className={styles.waiting}>
            <b>列出存疑几单</b>
            <StatusMark status="waiting" />
          </li>
        </ol>
        <ul className={styles.woven}>
          {pageWords.woven.map(({ time, name }) => (
            <li key={time}>
              {time}&emsp;{name}
              <StatusMark status="done" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Shuttle() {
  return (
    <svg className={styles.shuttle} viewBox="0 0 96 30">
      <path d="M0 15C18 4 32 0 48 0s30 4 48 15c-18 11-32 15-48 15S18 26 0 15z" fill="#ffbc14" />
      <rect x="28" y="10.5" width="42" height="9" rx="4.5" fill="#053434" />
      <path d="M29 15h32" stroke="#ffdb7d" strokeWidth="3.5" />
    </svg>
  );
}
