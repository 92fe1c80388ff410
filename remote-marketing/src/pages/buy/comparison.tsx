import { Chip, text } from '@shared/ui';
import { filled } from '../../sections/filled';
import { Choice } from '../../sections/choice';
import styles from './comparison.module.css';
import { type ComparisonProps, ComparisonTable, EditionPrice } from './comparison-table';
/** Editions side by side; on a phone two of them, chosen above the table. */
export function Comparison(props: ComparisonProps) {
  const { editions, words } = props;
  return (
    <div className={styles.comparison} data-comparison>
      <h2 className={text.visuallyHidden}>{words.title}</h2>
      <div className={styles.controls}>
        <fieldset className={styles.period}>
          <legend className={text.visuallyHidden}>{words.period}</legend>
          <Choice name="period" value="yearly" chosen>
            {words.yearly}&emsp;
            <small>{words.saving}</small>
          </Choice>
          <Choice name="period" value="monthly">
            {words.monthly}
          </Choice>
        </fieldset>
        <Choice name="only" value="only" several>
          {words.only}
        </Choice>
        <Chip kind="sample">{words.sample}</Chip>
      </div>
      <p className={`${text.note} ${styles.why}`}>{words.why}</p>
      <ul className={styles.prices}>
        {editions.map((edition) => (
          <li key={edition.name}>
            <b>{edition.name}</b>
            <EditionPrice edition={edition} words={words} example={props.example} />
          </li>
        ))}
      </ul>
      <div className={styles.choice}>
        {[0, 1].map((chosen) => (
          <select
            key={chosen}
            aria-label={filled(words.choice, { place: chosen + 1 })}
            defaultValue={chosen}
            data-choice
          >
            {editions.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <ComparisonTable {...props} />
      <p className={text.note}>{words.note}</p>
    </div>
  );
}
