import { useId } from 'react';
import { type Weave, WeavePattern } from '@shared/ui';
import styles from './edition-cloth.module.css';

/** An edition's cloth, each closer woven than the one before, with the thread of the same client through all of them. */
export function EditionCloth({ weave, place }: Readonly<{ weave: Weave; place: number }>) {
  const id = useId();
  return (
    <svg height="96" className={styles.cloth} aria-hidden="true">
      <WeavePattern id={id} weave={weave} weft="#2e9e8d" warp="#b4e0d6" warpWidth={10 - place} weftHeight={8 - place} />
      <rect width="100%" height="96" fill={`url(#${id})`} />
      <path d="M0 48h5000" className={styles.thread} />
    </svg>
  );
}
