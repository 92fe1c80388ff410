import { type Dye, Heading, type Weave, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import styles from './partner-kinds.module.css';
import shipped from './words.json';

export function PartnerKinds() {
  const pageWords = useContent('partner', shipped);
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
