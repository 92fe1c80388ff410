import { type Dye, Heading, type Weave, WeaveSwatch } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './partner-kinds.module.css';
import pageWords from './words.json';

export function PartnerKinds() {
  return (
    <>
      <Heading level={2} phrases={['四种', '搭法']} />
      <ul className={styles.kinds}>
        {pageWords.kinds.map(({ name, weave, dye, does, fits }) => (
          <li key={name}>
            <WeaveSwatch weave={weave as Weave} dye={dye as Dye} />
            <h3>{name}</h3>
            <Clauses>{does}</Clauses>
            <p>
              <b>适合</b>&emsp;{fits}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
