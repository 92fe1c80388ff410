import { ArrowIcon, text } from '@shared/ui';
import type { CaseMetric } from '../content/shapes';

/** A number before, struck through, and after; the sizes are those of the line it is in. */
export function MetricChange({ before, after }: Pick<CaseMetric, 'before' | 'after'>) {
  return (
    <>
      <s>
        <span className={text.visuallyHidden}>原来 </span>
        {before}
      </s>
      <ArrowIcon />
      <b>
        <span className={text.visuallyHidden}>现在 </span>
        {after}
      </b>
    </>
  );
}
