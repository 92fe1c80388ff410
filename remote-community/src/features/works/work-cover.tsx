import type { Work } from '@shared/contract/endpoints';
import { type Dye, dyeClass } from '@shared/ui';
import { Cover } from '../comics/cover';
import styles from './work-cover.module.css';

const dyes: readonly Dye[] = ['rpa', 'connector', 'power', 'weave', 'employee', 'education'];

/** The server draws SVG alone: everything else was uploaded. */
const isUploaded = ({ url }: Work['cover']) => !url.endsWith('.svg');

/** Steps that a cover has room for. */
const MOST = 4;

/** Whether the cover shows every step, or there is none. */
export const isWholeOnCover = ({ steps, cover }: Work) =>
  steps.length === 0 || (!isUploaded(cover) && steps.length <= MOST);

interface WorkCoverProps {
  work: Work;
  /** Whether there is room for words on a phone, too. */
  large?: boolean;
}

/** The picture that its author chose, else the flow, step by step on its thread; a cloth of its own where neither is there. */
export function WorkCover({ work, large }: WorkCoverProps) {
  const { id, steps, cover } = work;
  if (isUploaded(cover)) return <Cover picture={cover} className={`${styles.cloth} ${styles.photo}`} />;
  if (steps.length === 0) return <Cover picture={cover} className={styles.cloth} />;
  return (
    <span
      className={`${styles.flow} ${dyeClass(dyes[id % dyes.length] ?? 'rpa')}`}
      data-large={large || undefined}
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
