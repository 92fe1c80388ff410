import styles from './timeline.module.css';

const years = [
  { year: '第 1 年', what: '三个人，替一家网店写抄订单的脚本', made: '一条流程' },
  { year: '第 2 年', what: '同样的脚本写到第十遍，改做一个\u200b人人能录的客户端', made: '录制' },
  { year: '第 3 年', what: '有人一台电脑跑几十条，补上排程、凭据和管理台', made: '管理台' },
  { year: '第 5 年', what: '把各平台的数据对齐成一张表，单独成了连接器', made: '数据连接器' },
  { year: '第 7 年', what: '流程看不懂的，交给模型先认一遍', made: 'AI Power、AI Weave' },
];

/** The years as rows of a cloth that grows. */
export function Timeline() {
  return (
    <ol className={styles.years}>
      {years.map(({ year, what, made }) => (
        <li key={year}>
          <b>{year}</b>
          <p>{what}</p>
          <span>{made}</span>
        </li>
      ))}
    </ol>
  );
}
