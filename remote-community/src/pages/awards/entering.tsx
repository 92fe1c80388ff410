import { Heading } from '@shared/ui';
import styles from './entering.module.css';
import pageWords from './words.json';

export default function Entering() {
  return (
    <div className={styles.columns}>
      <Heading level={2} phrases={['四步', '就能参加']} />
      <ol>
        {pageWords.steps.map(([title, words], index) => (
          <li key={title}>
            <b>{index + 1}</b>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
