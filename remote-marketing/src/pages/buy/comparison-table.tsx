import { ButtonLink, HasMark, text, TextLink, WeaveSwatch } from '@shared/ui';
import type { Edition, Editions } from '../../content/shapes';
import { Clauses } from '../../sections/clauses';
import { EditionCloth } from '../../sections/edition-cloth';
import { Price } from '../../sections/price';
import styles from './comparison-table.module.css';
import type shipped from './words.json';

export interface ComparisonProps extends Editions {
  words: typeof shipped.comparison;
  /** Words of an allowance that is drawn as a mark, and of one that is none. */
  marks: readonly [has: string, hasNot: string];
  /** Where a price is told by an example, and what that says. */
  example?: { href: string; label: string } | undefined;
}

/** `data-shown` marks the two editions that a phone shows, `data-same` rows without a difference. */
export function ComparisonTable({ editions, featureGroups, words, marks, example }: ComparisonProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.cloths} aria-hidden="true">
          <td />
          {editions.map(({ name, weave }, index) => (
            <td key={name} className={best(index)}>
              <EditionCloth weave={weave} place={index} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="col">
            <span className={text.visuallyHidden}>{words.edition}</span>
          </th>
          {editions.map((edition, index) => (
            <th key={edition.name} scope="col" data-shown={shown(index)} className={best(index)}>
              <span className={styles.name}>
                <WeaveSwatch weave={edition.weave} />
                {edition.name}
              </span>
              <EditionPrice edition={edition} words={words} example={example} />
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
                  {marks.includes(allowance) ? <HasMark has={allowance === marks[0]}>{allowance}</HasMark> : allowance}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type EditionPriceProps = { edition: Edition } & Pick<ComparisonProps, 'words' | 'example'>;

/** A price for both periods, of which the style sheet shows the chosen one. */
export function EditionPrice({ edition: { price, unit }, words, example }: EditionPriceProps) {
  const shown =
    price &&
    (['yearly', 'monthly'] as const).map((period) => (
      <span key={period} data-period={period}>
        <Price {...{ price, unit, words, period }} />
      </span>
    ));
  return (
    <span className={styles.price}>
      {shown ?? <b>{words.noPrice}</b>}{' '}
      {!price && (example ? <TextLink href={example.href}>{example.label}</TextLink> : <small>{unit}</small>)}
    </span>
  );
}

function shown(index: number): '' | undefined {
  return index < 2 ? '' : undefined;
}

function best(index: number): string | undefined {
  return index === 1 ? styles.best : undefined;
}
