import { Heading, text } from '@shared/ui';
import type { CaseFacts } from '../../content/shapes';
import { MetricChange } from '../../sections/metric-change';
import styles from './metrics.module.css';

export function Metrics({ metrics }: { metrics: CaseFacts['metrics'] }) {
  return (
    <>
      <Heading level={2} phrases={['改了', '三个数']} />
      <dl className={styles.metrics}>
        {metrics.map(({ name, before, after, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isShort(before + after) ? undefined : styles.words}>
              <MetricChange before={before} after={after} />
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={text.note}>数字为示例，用来说明算法：用时按步骤计时后相加，数量按各格写的周期。</p>
    </>
  );
}

/** Plain numbers of a few digits, as opposed to words and times of day: those are set smaller. */
function isShort(values: string): boolean {
  return /^[\d.,%:–]{1,7}$/.test(values);
}
