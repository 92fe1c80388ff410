import { Scene, StatusMark } from '@shared/ui';
import styles from './recorder-scene.module.css';
import type shipped from './words.json';

/** Where the visitor is, what can be pressed there, the button under the pointer with what it is known by, the steps so far. */
type RecorderSceneProps = typeof shipped.recorder & Pick<typeof shipped, 'recorded'>;

/** Recording: the page on the left with the element under the pointer outlined, the steps it became on the right. */
export function RecorderScene({ label, place, tools, target, hint, stock, recorded, recording }: RecorderSceneProps) {
  return (
    <Scene label={label} className={styles.scene}>
      <div className={styles.page}>
        <p>{place}</p>
        <div className={styles.tools}>
          {tools.map((tool) => (
            <span key={tool}>{tool}</span>
          ))}
          <span className={styles.target}>
            {target}
            <em>{hint}</em>
          </span>
        </div>
        <ul>
          {stock.map(([thing, count]) => (
            <li key={thing}>
              {thing}
              <i>{count}</i>
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.steps}>
        {recorded.map(({ name, on, now }, index) => (
          <li key={on} className={now ? styles.now : undefined}>
            <b>
              {index + 1}&emsp;{name}
            </b>
            <span>{on}</span>
            {now ? <StatusMark status="running">{recording}</StatusMark> : null}
          </li>
        ))}
      </ol>
    </Scene>
  );
}
