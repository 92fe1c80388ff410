import type { Work } from '@shared/contract/endpoints';
import { type Dye, dyeClass } from '@shared/ui';
import styles from './work-cover.module.css';

const dyes: readonly Dye[] = ['rpa', 'connector', 'power', 'weave', 'employee', 'education'];

/** Steps that a cover has room for. */
export const MOST = 4;

/** A cover drawn of steps, on their thread; a large one has room for words on a phone, too, unless it is one only from a tablet on. */
export function FlowCover({
  id,
  steps,
  large,
}: Pick<Work, 'id' | 'steps'> & { large?: boolean | 'tablet' | undefined }) {
  return (
    <span
      className={`${styles.flow} ${dyeClass(dyes[id % dyes.length] ?? 'rpa')}`}
      data-large={large ? (large === true ? '' : large) : undefined}
      aria-hidden="true"
    >
      {steps.slice(0, MOST).map((step, at) => (
        <span key={`${String(at)} ${step}`}>
          <i />
          <b>{step}</b>
        </span>
      ))}
    </span>
  );
}
