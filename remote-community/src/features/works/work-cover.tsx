import type { Work } from '@shared/contract/endpoints';
import { Cover } from '../comics/cover';
import { FlowCover, MOST } from './flow-cover';
import styles from './work-cover.module.css';

/** The server draws SVG alone: everything else was uploaded. */
const isUploaded = ({ url }: Work['cover']) => !url.endsWith('.svg');

/** Whether the cover shows every step, or there is none. */
export const isWholeOnCover = ({ steps, cover }: Work) =>
  steps.length === 0 || (!isUploaded(cover) && steps.length <= MOST);

interface WorkCoverProps {
  work: Work;
  /** Whether there is room for words on a phone, too. */
  large?: boolean | 'tablet';
}

/** The picture that its author chose, else the flow, step by step on its thread; a cloth of its own where neither is there. */
export function WorkCover({ work, large }: WorkCoverProps) {
  const { id, steps, cover } = work;
  if (isUploaded(cover)) return <Cover picture={cover} className={`${styles.cloth} ${styles.photo}`} />;
  if (steps.length === 0) return <Cover picture={cover} className={styles.cloth} />;
  return <FlowCover {...{ id, steps, large }} />;
}
