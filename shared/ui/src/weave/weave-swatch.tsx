import { type Dye, dyeClass } from './dye';
import { weavePaths } from './weave-paths';
import styles from './weave-swatch.module.css';
import type { Weave } from './weaves';

interface WeaveSwatchProps {
  weave: Weave;
  /** The product's colour; without one the swatch takes pine. */
  dye?: Dye;
  /** As many threads each way; more for a larger piece. */
  threads?: 8 | 16;
  className?: string | undefined;
}

/** A piece of one of the six weaves; 48 px unless a class says otherwise. */
export function WeaveSwatch({ weave, dye = 'rpa', threads = 8, className }: WeaveSwatchProps) {
  const { weft, warp } = weavePaths({ weave, warps: threads, wefts: threads, warpWidth: 8, weftHeight: 8 });
  return (
    <svg
      className={[styles.swatch, dyeClass(dye), className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${String(threads * 8)} ${String(threads * 8)}`}
      aria-hidden="true"
      fill="none"
    >
      <path d={warp} className={styles.warp} strokeWidth="5" />
      <path d={weft} className={styles.weft} strokeWidth="6.2" strokeLinecap="round" />
    </svg>
  );
}
