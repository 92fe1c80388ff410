import { TextLink, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import shipped from '../../content/calculator.json';
import { ColumnHead } from '../../sections/clauses';
import styles from './calculator.module.css';
import { costOf, written } from './cost';

const start = { times: 44, minutes: 35, hourly: 40, left: 15, price: 150 };

const inputs = [
  { name: 'times', max: 2000 },
  { name: 'minutes', max: 600 },
  { name: 'hourly', max: 1000 },
  { name: 'price', max: 100_000 },
] as const;

/** Cost of a job a month by hand and with the flow; results follow the inputs once hydrated. On the page of prices nothing leads there. */
export function Calculator({ onPrices = false }: { onPrices?: boolean }) {
  const pageWords = useContent('calculator', shipped);
  const cost = costOf(start);
  return (
    <form id="calculator" className={styles.calculator} method="dialog" data-calculator>
      <div className={styles.inputs}>
        <ColumnHead phrases={pageWords.phrases} lead={pageWords.lead} />
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
          {pageWords.saved} <b data-result="saved">{written(cost.saved)}</b> {pageWords.yuan}
        </p>
        <p data-loss hidden>
          {pageWords.loss}
        </p>
        <p className={text.note}>{pageWords.note}</p>
        {onPrices ? null : <TextLink href={pageWords.action.href}>{pageWords.action.label}</TextLink>}
      </div>
    </form>
  );
}
