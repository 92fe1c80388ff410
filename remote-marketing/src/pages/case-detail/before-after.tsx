import { useId } from 'react';
import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Lead } from '../../sections/clauses';
import type { CaseFacts } from '../../content/shapes';
import { filled } from '../../sections/filled';
import { Split } from '../../sections/split';
import styles from './before-after.module.css';
import shipped from './words.json';

/** Minutes by step, by hand above and automated below. */
export function BeforeAfter({ minutes }: { minutes: CaseFacts['minutes'] }) {
  const words = useContent('case-detail', shipped).minutes;
  const longest = Math.max(...minutes.map((step) => step.before));
  const before = total(minutes.map((step) => step.before));
  const after = total(minutes.map((step) => step.after));
  // Sums are in the unit of the metric that they are (content/schema/content.ts).
  const inUnit = (sum: number) =>
    before < 300
      ? filled(words.asMinutes, { value: rounded(sum) })
      : filled(words.asHours, { value: rounded(sum / 60) });
  const most = minutes.reduce((best, step) => (step.before - step.after > best.before - best.after ? step : best));
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={words.phrases.map((phrase) => filled(phrase, most))} />
        <Lead>{filled(words.lead, most)}</Lead>
        <ul className={styles.legend}>
          <li>{filled(words.before, { sum: inUnit(before) })}</li>
          <li>{filled(words.after, { sum: inUnit(after) })}</li>
        </ul>
      </div>
      <div>
        <p className={styles.columns} aria-hidden="true">
          <span>{words.step}</span>
          {words.unit}
        </p>
        <dl className={styles.chart}>
          {minutes.map(({ step, ...took }) => (
            <div key={step}>
              <dt>{step}</dt>
              <dd>
                <Minutes words={filled(words.asMinutes, { value: took.before })} share={took.before / longest} />
                <Minutes
                  words={filled(words.asMinutes, { value: took.after })}
                  share={took.after / longest}
                  automated
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Split>
  );
}

function Minutes({ words, share, automated }: { words: string; share: number; automated?: boolean }) {
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
      {words}
    </span>
  );
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
