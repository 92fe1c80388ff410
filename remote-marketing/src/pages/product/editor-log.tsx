import { useContent } from '@shared/ui/page';
import { Code } from '../../scenes/code';
import styles from './editor-log.module.css';
import shipped from './words.json';

/** The log at rest and that of a run, in one place as high as the longer. */
export function EditorLog() {
  const pageWords = useContent('product', shipped);
  return (
    <div className={styles.log} data-pane="log">
      <div className={styles.atRest}>
        <Code
          flat
          lines={pageWords.atRest.map(([time, words], index) => (
            <span key={time}>
              <i>{time}</i>
              {index === pageWords.atRest.length - 1 ? <q>{words}</q> : words}
            </span>
          ))}
        />
      </div>
      <div className={styles.inRun}>
        <Code
          flat
          lines={pageWords.inRun.map(({ cue, time, words }, index) => (
            <span key={words} data-cue={cue}>
              <i>{time}</i>
              {index === pageWords.inRun.length - 1 ? <q>{words}</q> : words}
            </span>
          ))}
        />
      </div>
    </div>
  );
}
