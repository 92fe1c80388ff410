import { useId } from 'react';
import { Heading } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import type { CaseFacts } from '../../content/shapes';
import { Split } from '../../sections/split';
import styles from './before-after.module.css';

/** Minutes by step, by hand above and automated below. */
export function BeforeAfter({ minutes }: { minutes: CaseFacts['minutes'] }) {
  const longest = Math.max(...minutes.map((step) => step.before));
  const before = total(minutes.map((step) => step.before));
  const after = total(minutes.map((step) => step.after));
  // Sums are in the unit of the metric that they are (content/schema/content.ts).
  const inUnit = (sum: number) => (before < 300 ? `${rounded(sum)} 分钟` : `${rounded(sum / 60)} 小时`);
  const most = minutes.reduce((best, step) => (step.before - step.after > best.before - best.after ? step : best));
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={['省得最多的：', most.step]} />
        <Lead>
          从 {String(most.before)} 分钟到 {String(most.after)} 分钟。留下来的时间，花在要人判断的地方。
        </Lead>
        <ul className={styles.legend}>
          <li>以前&emsp;合计 {inUnit(before)}</li>
          <li>现在&emsp;合计 {inUnit(after)}</li>
        </ul>
      </div>
      <div>
        <p className={styles.columns} aria-hidden="true">
          <span>步骤</span>分钟&emsp;示例
        </p>
        <dl className={styles.chart}>
          {minutes.map(({ step, ...took }) => (
            <div key={step}>
              <dt>{step}</dt>
              <dd>
                <Minutes value={took.before} share={took.before / longest} />
                <Minutes value={took.after} share={took.after / longest} automated />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Split>
  );
}

function Minutes({ value, share, automated }: { value: number; share: number; automated?: boolean }) {
  const id = useId();
  return (
    <span className={automated ? styles.automated : undefined}>
      <svg height="14" aria-hidden="true">
        <pattern id={id} width={automated ? 6 : 5} height="14" patternUnits="userSpaceOnUse">
          <path d={automated ? 'M0 0h6v14H0z' : 'M0 0h2v14H0z'} fill="currentColor" />
          {automated ? <path d="M1 0v14" stroke="#fff" strokeOpacity=".28" strokeWidth="1.5" /> : null}
        </pattern>
        <rect width={`${String(Math.max(1, Math.round(share * 1000) / 10))}%`} height="14" fill={`url(#${id})`} />
      </svg>
      {value} 分钟
    </span>
  );
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
