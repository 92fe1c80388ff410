import { Heading } from '@shared/ui';
import styles from './agenda.module.css';
import pageWords from './words.json';

export default function Agenda() {
  return (
    <div className={styles.columns}>
      <Heading level={2} phrases={['八十分钟，', '做完一件事']} />
      <ol className={styles.agenda}>
        {pageWords.agenda.map(([length, title, words]) => (
          <li key={title}>
            <b>
              {length}
              <svg width={`${String(5 * parseInt(length ?? '', 10))}%`} height="20" aria-hidden="true" />
            </b>
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
