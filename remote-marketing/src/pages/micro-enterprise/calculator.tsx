import { Heading, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './calculator.module.css';
import { costOf, written } from './cost';
import shipped from './words.json';

const start = { times: 44, minutes: 35, hourly: 40, left: 15 };

const inputs = [
  { name: 'times', max: 2000 },
  { name: 'minutes', max: 600 },
  { name: 'hourly', max: 1000 },
] as const;

/** Cost of a job a month by hand and with the flow; results follow the inputs once hydrated. */
export function Calculator() {
  const pageWords = useContent('micro-enterprise', shipped).calculator;
  const cost = costOf(start);
  return (
    <form className={styles.calculator} data-calculator>
      <div className={styles.inputs}>
        <Heading level={2} phrases={pageWords.phrases} />
        {inputs.map(({ name, max }) => (
          <label key={name}>
            <span>{pageWords[name].label}</span>
            <input type="number" name={name} min={0} max={max} inputMode="numeric" defaultValue={start[name]} />
            <small>{pageWords[name].unit}</small>
          </label>
        ))}
        <label>
          <span>
            {pageWords.left} <b data-result="left">{start.left}</b>%
          </span>
          <input type="range" name="left" min={0} max={100} step={5} defaultValue={start.left} />
        </label>
      </div>
      <div className={styles.result} data-tone="dark" aria-live="polite">
        <p>{pageWords.byHand}</p>
        <svg height="20" aria-hidden="true">
          <rect width="100%" height="20" fill="#5f918c" />
        </svg>
        <p className={styles.number}>
          <b data-result="hoursByHand">{written(cost.hoursByHand)}</b> {pageWords.hours}&emsp;
          <b data-result="costByHand">{written(cost.costByHand)}</b> {pageWords.yuan}
        </p>
        <p>{pageWords.automated}</p>
        <svg height="20" aria-hidden="true">
          <rect data-bar width={`${String(start.left)}%`} height="20" fill="#74cdbb" />
        </svg>
        <p className={styles.number}>
          <b data-result="hoursLeft">{written(cost.hoursLeft)}</b> {pageWords.hours}&emsp;
          <b data-result="costLeft">{written(cost.costLeft)}</b> {pageWords.yuan}
        </p>
        <p className={styles.saved}>
          {pageWords.saved} <b data-result="saved">{written(cost.costByHand - cost.costLeft)}</b> {pageWords.yuan}
        </p>
        <p className={text.note}>{pageWords.note}</p>
      </div>
    </form>
  );
}
