import { ArrowIcon, text } from '@shared/ui';
import { useCaseWords } from '../content/cases/case-cards';
import type { CaseMetric } from '../content/shapes';

/** A number before, struck through, and after; the sizes are those of the line it is in. */
export function MetricChange({ before, after }: Pick<CaseMetric, 'before' | 'after'>) {
  const words = useCaseWords();
  return (
    <>
      <s>
        <span className={text.visuallyHidden}>{words.before} </span>
        {before}
      </s>
      <ArrowIcon />
      <b>
        <span className={text.visuallyHidden}>{words.after} </span>
        {after}
      </b>
    </>
  );
}
