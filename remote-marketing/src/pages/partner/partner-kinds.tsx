import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import styles from './partner-kinds.module.css';
import shipped from './words.json';

export function PartnerKinds() {
  const words = useContent('partner', shipped).kinds;
  return (
    <>
      <Heading level={2} phrases={words.phrases} />
      <ul className={styles.kinds}>
        {words.items.map(({ name, does, fits }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Clauses>{does}</Clauses>
            <p>
              <b>{words.fits}</b>&emsp;{fits}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
