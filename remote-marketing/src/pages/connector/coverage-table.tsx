import { HasMark, Link } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED } from '../../content/editions';
import { usePlatforms } from '../../content/platforms';
import { Choice } from '../../sections/choice';
import styles from './coverage-table.module.css';
import shipped from './words.json';

/** The filter is CSS on the checked buttons: it works before any script. */
export function CoverageTable() {
  const pageWords = useContent('connector', shipped).coverage;
  const { dataSets, platforms } = usePlatforms();
  return (
    <div className={styles.coverage}>
      <div className={styles.filters}>
        <fieldset>
          <legend>{pageWords.market}</legend>
          {pageWords.markets.map(({ value, label }) => (
            <Choice key={value} name="market" value={value} chosen={value === 'all'}>
              {label}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>{pageWords.sets}</legend>
          {dataSets.map(({ key, name }) => (
            <Choice key={key} name="set" value={key} several>
              {name}
            </Choice>
          ))}
        </fieldset>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {pageWords.platform}
              <small>{pageWords.interval}</small>
            </th>
            {dataSets.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{pageWords.interval}</th>
          </tr>
        </thead>
        <tbody>
          {platforms.map(({ name, market, freshness, sets, page }) => (
            <tr key={name} data-market={market} data-sets={sets.join(' ')}>
              <th scope="row">
                {page ? <Link href={page}>{name}</Link> : name}
                <small>{freshness}</small>
              </th>
              {dataSets.map(({ key }) => {
                const has = sets.includes(key);
                return (
                  <td key={key} data-has={has}>
                    <HasMark has={has}>{has ? ALLOWED : NOT_ALLOWED}</HasMark>
                  </td>
                );
              })}
              <td>{freshness}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
