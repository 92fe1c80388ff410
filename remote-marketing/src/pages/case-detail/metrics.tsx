import { Heading, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { CaseFacts } from '../../content/shapes';
import { MetricChange } from '../../sections/metric-change';
import styles from './metrics.module.css';
import shipped from './words.json';

export function Metrics({ metrics }: { metrics: CaseFacts['metrics'] }) {
  const words = useContent('case-detail', shipped).metrics;
  return (
    <>
      <Heading level={2} phrases={words.phrases} />
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
      <p className={text.note}>{words.note}</p>
    </>
  );
}

/** Plain numbers of a few digits, as opposed to words and times of day: those are set smaller. */
function isShort(values: string): boolean {
  return /^[\d.,%:–]{1,7}$/.test(values);
}
