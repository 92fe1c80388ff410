import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './work-split.module.css';
import shipped from './words.json';

/** Work for AI and for the flow, on the same pieces of work. */
export function WorkSplit() {
  const pageWords = useContent('ai', shipped).workSplit;
  return (
    <SectionHead {...pageWords}>
      <div className={styles.rows}>
        <div className={styles.head} aria-hidden="true">
          {pageWords.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {pageWords.rows.map(({ work, ai, flow }) => (
          <div key={work}>
            <h3>{work}</h3>
            <p className={styles.ai} data-of={pageWords.columns[1]}>
              {ai}
            </p>
            <p className={styles.flow} data-of={pageWords.columns[2]}>
              {flow}
            </p>
          </div>
        ))}
      </div>
    </SectionHead>
  );
}
