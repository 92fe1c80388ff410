import { Heading, type Weave, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import styles from './partner-kinds.module.css';
import shipped from './words.json';

/** Each kind has a weave of its own, here and above its column. */
export const kindWeaves: readonly Weave[] = ['twill', 'basket', 'herringbone', 'jacquard'];

export function PartnerKinds() {
  const words = useContent('partner', shipped).kinds;
  return (
    <>
      <Heading level={2} phrases={words.phrases} />
      <ul className={styles.kinds}>
        {words.items.map(({ name, does, fits }, place) => (
          <li key={name}>
            <WeaveSwatch weave={kindWeaves[place % kindWeaves.length] ?? 'plain'} />
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
