import { Scene, type Weave, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './partner-chain.module.css';
import shipped from './words.json';

const weaves: readonly Weave[] = ['jacquard', 'twill', 'plain'];

/** A thread from the maker through the partner to the customer, with what each gives the next. */
export function PartnerChain() {
  const { label, items, gives } = useContent('partner', shipped).chain;
  return (
    <Scene label={label} className={styles.chain}>
      {items.map(({ name, words }, place) => (
        <div key={name}>
          <WeaveSwatch weave={weaves[place] ?? 'plain'} />
          <b>{name}</b>
          <span>{words}</span>
          {gives[place] ? <em>{gives[place]}</em> : null}
        </div>
      ))}
    </Scene>
  );
}
