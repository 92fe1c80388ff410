import { text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './gain-table.module.css';
import shipped from './words.json';

const kinds = ['交付', '渠道', '课程', '技术'] as const;

/** Gains of each kind of partner; a phone shows the one that is chosen above the table, without a script. */
export function GainTable() {
  const pageWords = useContent('partner', shipped);
  return (
    <div className={styles.gains}>
      <fieldset className={styles.kinds}>
        <legend className={text.visuallyHidden}>看哪一类伙伴</legend>
        {kinds.map((kind, index) => (
          <label key={kind}>
            <input type="radio" name="partner-kind" value={index} defaultChecked={index === 0} />
            {kind}
          </label>
        ))}
      </fieldset>
      <table className={styles.table} aria-label="四类伙伴各得到什么，示例">
        <thead>
          <tr>
            <th scope="col">得到</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pageWords.gains.map(({ name, by }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {by.map((gain) => (
                <td key={gain}>{gain}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.note}>以上为示例，具体以双方协议为准。</p>
    </div>
  );
}
