import { useContent } from '@shared/ui/page';
import { Code } from '../../scenes/code';
import styles from './editor-log.module.css';
import shipped from './words.json';

/** The log at rest and that of a run, in one place as high as the longer. */
export function EditorLog() {
  const { atRest, inRun } = useContent('product', shipped);
  const logs = { atRest: atRest.map(([time = '', words = '']) => ({ time, words, cue: undefined })), inRun };
  return (
    <div className={styles.log} data-pane="log">
      {(['atRest', 'inRun'] as const).map((log) => (
        <div key={log} className={styles[log]}>
          <Code
            flat
            lines={logs[log].map(({ cue, time, words }, index) => (
              <span key={time + words} data-cue={cue}>
                <i>{time}</i>
                {index === logs[log].length - 1 ? <q>{words}</q> : words}
              </span>
            ))}
          />
        </div>
      ))}
    </div>
  );
}
