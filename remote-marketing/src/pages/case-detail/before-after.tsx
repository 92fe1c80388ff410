import { Heading, text } from '@shared/ui';
import type { CaseFacts } from '../../content/schema/cases';
import { Split } from '../../sections/split';
import styles from './before-after.module.css';

/** Minutes by step, by hand above and automated below. */
export function BeforeAfter({ minutes }: { minutes: CaseFacts['minutes'] }) {
  const longest = Math.max(...minutes.map(({ before }) => before));
  const most = minutes.reduce((best, step) => (step.before - step.after > best.before - best.after ? step : best));
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={['省得最多的，', `是“${most.step}”`]} />
        <p className={text.lead}>
          从 {String(most.before)} 分钟到 {String(most.after)} 分钟。留下来的时间，花在要人判断的地方。
        </p>
        <ul className={styles.legend}>
          <li>以前&emsp;合计 {total(minutes.map(({ before }) => before))}</li>
          <li>现在&emsp;合计 {total(minutes.map(({ after }) => after))}</li>
        </ul>
      </div>
      <dl className={styles.chart}>
        {minutes.map(({ step, before, after }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>
              <Minutes value={before} share={before / longest} />
              <Minutes value={after} share={after / longest} automated />
            </dd>
          </div>
        ))}
      </dl>
    </Split>
  );
}

function Minutes({ value, share, automated }: { value: number; share: number; automated?: boolean }) {
  return (
    <span className={automated ? styles.automated : undefined}>
      <svg height="12" aria-hidden="true">
        <rect width={`${String(Math.max(1, Math.round(share * 1000) / 10))}%`} height="12" fill="currentColor" />
      </svg>
      {value} 分钟
    </span>
  );
}

function total(values: readonly number[]): string {
  const sum = Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;
  return sum >= 120 ? `${String(Math.round(sum / 6) / 10)} 小时` : `${String(sum)} 分钟`;
}
