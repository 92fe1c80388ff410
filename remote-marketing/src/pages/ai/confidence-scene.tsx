import { Scene, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './confidence-scene.module.css';
import shipped from './words.json';
const line = 80;

/** Judgements on a scale with the line that was drawn; what lies below it waits for a person. */
export function ConfidenceScene() {
  const pageWords = useContent('ai', shipped);
  return (
    <Scene
      label="五条留言的归类和把握：四条高于 80 的线，自动往下走；“装是装上了，就是怪”只有 58，停下来等人"
      className={styles.scene}
    >
      <p className={styles.head}>
        把握<span>线画在 {line}</span>
      </p>
      <ul>
        {pageWords.messages.map(({ words, kind, sure }) => (
          <li key={words} className={sure < line ? styles.low : undefined}>
            <b>{words}</b>
            <svg height="24" aria-hidden="true">
              <rect y="9" width="100%" height="6" fill="#dbe4e1" />
              <rect y="9" width={`${String(sure)}%`} height="6" fill="currentColor" />
              <line x1={`${String(line)}%`} x2={`${String(line)}%`} y2="24" stroke="#08211f" strokeWidth="2" />
            </svg>
            <em>{sure}</em>
            {sure < line ? (
              <StatusMark status="running">等人归类</StatusMark>
            ) : (
              <StatusMark status="done">{kind}</StatusMark>
            )}
          </li>
        ))}
      </ul>
    </Scene>
  );
}
