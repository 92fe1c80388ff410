import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './work-split.module.css';
import shipped from './words.json';

/** Work for AI and for the flow, on the same pieces of work. */
export function WorkSplit() {
  const pageWords = useContent('ai', shipped);
  return (
    <>
      <SectionHead {...pageWords.heads.workSplit} />
      <div className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          <span>手里的活</span>
          <span>AI 认</span>
          <span>流程做</span>
        </div>
        {pageWords.rows.map(({ work, ai, flow }) => (
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
