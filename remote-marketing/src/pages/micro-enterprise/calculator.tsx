import { Heading, text } from '@shared/ui';
import styles from './calculator.module.css';
import { costOf, written } from './cost';

const start = { times: 44, minutes: 35, hourly: 40, left: 15 };

const inputs = [
  { name: 'times', label: '一个月做几次', unit: '次', max: 2000 },
  { name: 'minutes', label: '一次要几分钟', unit: '分钟', max: 600 },
  { name: 'hourly', label: '一小时人工成本', unit: '元', max: 1000 },
] as const;

/** Cost of a job a month by hand and with the flow; results follow the inputs once hydrated. */
export function Calculator() {
  const cost = costOf(start);
  return (
    <form className={styles.calculator} data-calculator>
      <div className={styles.inputs}>
        <Heading level={2} phrases={['值不值，', '自己算']} />
        {inputs.map(({ name, label, unit, max }) => (
          <label key={name}>
            <span>{label}</span>
            <input type="number" name={name} min={0} max={max} inputMode="numeric" defaultValue={start[name]} />
            <small>{unit}</small>
          </label>
        ))}
        <label>
          <span>
            交出去以后，还要人做 <b data-result="left">{start.left}</b>%
          </span>
          <input type="range" name="left" min={0} max={100} step={5} defaultValue={start.left} />
        </label>
      </div>
      <div className={styles.result} data-tone="dark" aria-live="polite">
        <p>手工</p>
        <svg height="20" aria-hidden="true">
          <rect width="100%" height="20" fill="#5f918c" />
        </svg>
        <p className={styles.number}>
          <b data-result="hoursByHand">{written(cost.hoursByHand)}</b> 小时&emsp;
          <b data-result="costByHand">{written(cost.costByHand)}</b> 元
        </p>
        <p>织成流程</p>
        <svg height="20" aria-hidden="true">
          <rect data-bar width={`${String(start.left)}%`} height="20" fill="#74cdbb" />
        </svg>
        <p className={styles.number}>
          <b data-result="hoursLeft">{written(cost.hoursLeft)}</b> 小时&emsp;
          <b data-result="costLeft">{written(cost.costLeft)}</b> 元
        </p>
        <p className={styles.saved}>
          每月差 <b data-result="saved">{written(cost.costByHand - cost.costLeft)}</b> 元
        </p>
        <p className={text.note}>只算工时，没算抄错返工，也没算客户端的费用。算式：次数 × 分钟 ÷ 60 × 每小时成本。</p>
      </div>
    </form>
  );
}
