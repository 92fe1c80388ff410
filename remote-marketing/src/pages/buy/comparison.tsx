import { Chip, text } from '@shared/ui';
import { useEditions } from '../../content/editions';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table';

/** Editions side by side; on a phone two of them, chosen above the table. */
export function Comparison() {
  const { editions } = useEditions();
  return (
    <div className={styles.comparison} data-comparison>
      <h2 className={text.visuallyHidden}>版本逐项对照</h2>
      <div className={styles.controls}>
        <fieldset className={styles.period}>
          <legend className={text.visuallyHidden}>付款周期</legend>
          <label>
            <input type="radio" name="period" value="yearly" defaultChecked />
            按年付<small>少两成</small>
          </label>
          <label>
            <input type="radio" name="period" value="monthly" />
            按月付
          </label>
        </fieldset>
        <label className={styles.only}>
          <input type="checkbox" data-only />
          <i />
          只看差别
        </label>
        <Chip kind="sample">价格与额度均为示例</Chip>
      </div>
      <div className={styles.choice}>
        {[0, 1].map((chosen) => (
          <select key={chosen} aria-label={`对照的第 ${String(chosen + 1)} 个版本`} defaultValue={chosen} data-choice>
            {editions.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <ComparisonTable />
      <p className={text.note}>按年付的价格已折到每月，一次付清。</p>
    </div>
  );
}
