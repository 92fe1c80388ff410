import { text, type Weave, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './gain-table.module.css';
import shipped from './words.json';

const kindWeaves: readonly Weave[] = ['twill', 'basket', 'herringbone', 'jacquard'];

/** Work and gains of each kind of partner; on a phone a row has its four in two by two. */
export function GainTable() {
  const { label, column, kinds, rows, note } = useContent('partner', shipped).gains;
  return (
    <div className={styles.gains}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {kinds.map((kind, index) => (
              <th key={kind} scope="col">
                <WeaveSwatch weave={kindWeaves[index] ?? 'plain'} />
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, by }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {by.map((gain, index) => (
                <td key={gain} data-label={kinds[index]}>
                  {gain}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.note}>{note}</p>
    </div>
  );
}
