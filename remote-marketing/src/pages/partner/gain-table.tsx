import { text, type Weave, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Choice } from '../../sections/choice';
import styles from './gain-table.module.css';
import shipped from './words.json';

const kindWeaves: readonly Weave[] = ['twill', 'basket', 'herringbone', 'jacquard'];

/** Work and gains of each kind of partner; a phone shows the one that is chosen above the table, without a script. */
export function GainTable() {
  const { legend, label, column, kinds, rows, note } = useContent('partner', shipped).gains;
  return (
    <div className={styles.gains}>
      <fieldset className={styles.kinds}>
        <legend className={text.visuallyHidden}>{legend}</legend>
        {kinds.map((kind, index) => (
          <Choice key={kind} name="partner-kind" value={String(index)} chosen={index === 0}>
            {kind}
          </Choice>
        ))}
      </fieldset>
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
              {by.map((gain) => (
                <td key={gain}>{gain}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.note}>{note}</p>
    </div>
  );
}
