import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import { StairCloth } from './stair-cloth';
import styles from './stair-section.module.css';
import shipped from './words.json';

/** Four steps as a stair of cloth: each adds a layer to what the step before wove. */
export function StairSection() {
  const { phrases, items } = useContent('ai-power', shipped).stair;
  return (
    <div className={styles.stairs}>
      <Heading level={2} phrases={phrases} className={styles.heading} />
      <ol>
        {items.map(({ name, words }, index) => (
          <li key={name}>
            <h3>
              <i>{index + 1}</i>
              {name}
            </h3>
            <Clauses>{words}</Clauses>
            <StairCloth layers={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
