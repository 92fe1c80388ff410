import { ButtonLink, text, WeaveSwatch } from '@shared/ui';
import type { Edition, Editions } from '../../content/shapes';
import { Clauses } from '../../sections/clauses';
import styles from './comparison-table.module.css';
import type shipped from './words.json';

export interface ComparisonProps extends Editions {
  words: typeof shipped.comparison;
  /** Words of an allowance that is drawn as a mark, and of one that is none. */
  marks: readonly [has: string, hasNot: string];
}

/** `data-shown` marks the two editions that a phone shows, `data-same` rows without a difference. */
export function ComparisonTable({ editions, featureGroups, words, marks }: ComparisonProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.edition}</th>
          {editions.map((edition, index) => (
            <th key={edition.name} scope="col" data-shown={shown(index)} className={best(index)}>
              <EditionHead edition={edition} noPrice={words.noPrice} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.actions}>
          <th scope="row">{words.summary}</th>
          {editions.map(({ name, summary, action }, index) => (
            <td key={name} data-shown={shown(index)} className={best(index)}>
              <Clauses>{summary}</Clauses>
              <ButtonLink href={action.href} variant={action.main ? 'go' : 'ghost'} small>
                {action.label}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
      {featureGroups.map((group) => (
        <tbody key={group.name} data-features>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={5}>
              {group.name}
            </th>
          </tr>
          {group.features.map(({ name, allowances }) => (
            <tr key={name} data-feature data-same={new Set(allowances).size === 1 ? '' : undefined}>
              <th scope="row">{name}</th>
              {allowances.map((allowance, index) => (
                <td key={index} data-shown={shown(index)} className={best(index)}>
                  <AllowanceMark allowance={allowance} marks={marks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function EditionHead({ edition: { name, weave, price, unit }, noPrice }: { edition: Edition; noPrice: string }) {
  return (
    <>
      <span className={styles.name}>
        <WeaveSwatch weave={weave} />
        {name}
      </span>
      <span className={styles.price}>
        {price ? (
          <>
            <b data-period="yearly">¥{price.yearly}</b>
            <b data-period="monthly">¥{price.monthly}</b>
          </>
        ) : (
          <b>{noPrice}</b>
        )}
        <small>{unit}</small>
      </span>
    </>
  );
}

function AllowanceMark({ allowance, marks }: { allowance: string } & Pick<ComparisonProps, 'marks'>) {
  const [has, hasNot] = marks;
  if (allowance === hasNot) return <span className={styles.none}>{allowance}</span>;
  if (allowance !== has) return allowance;
  return (
    <i className={styles.has}>
      <span className={text.visuallyHidden}>{allowance}</span>
    </i>
  );
}

function shown(index: number): '' | undefined {
  return index < 2 ? '' : undefined;
}

function best(index: number): string | undefined {
  return index === 1 ? styles.best : undefined;
}
