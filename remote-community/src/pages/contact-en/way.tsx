import { Scene } from '@shared/ui';
import after from './after.json';
import Drawing from './way.svg?react';
import styles from './way.module.css';
import words from './words.json';

const { next } = after;

/** The message on its way, and what happens to it. */
export default function Way() {
  return (
    <div className={styles.way}>
      <Scene label={words.picture}>
        <Drawing />
      </Scene>
      <section>
        <h2>{next.heading}</h2>
        <ol>
          {next.steps.map(([title, said]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <p>{next.privacy}</p>
    </div>
  );
}
