import { SectionHead } from '../../sections/section-head';
import styles from './work-split.module.css';

const rows = [
  { work: '一份扫描的送货单', ai: '认出单号、数量和涂改', flow: '比对采购单，差两根就停' },
  { work: '一句“灯不亮还闪”', ai: '归到“质量 · 电路”', flow: '查批次，开换货单' },
  { work: '二十封报价邮件', ai: '抽出单价与交期', flow: '填进询价单，缺项去问' },
  { work: '一场会的录音', ai: '写出谁在哪天做什么', flow: '建任务，到日子提醒' },
];

/** Work for AI and for the flow, on the same pieces of work. */
export function WorkSplit() {
  return (
    <>
      <SectionHead
        phrases={['AI 管认，', '流程管做']}
        lead="认的时候容得下说法不同，做的时候一步不许走样。两样分开，出了错才说得清是哪一样。"
      />
      <div className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          <span>手里的活</span>
          <span>AI 认</span>
          <span>流程做</span>
        </div>
        {rows.map(({ work, ai, flow }) => (
          <div key={work}>
            <h3>{work}</h3>
            <p className={styles.ai}>{ai}</p>
            <p className={styles.flow}>{flow}</p>
          </div>
        ))}
      </div>
    </>
  );
}
