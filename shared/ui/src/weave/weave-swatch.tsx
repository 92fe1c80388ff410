import { type Dye, dyeClass } from './dye';
import { weavePaths } from './weave-paths';
import styles from './weave-swatch.module.css';
import type { Weave } from './weaves';

interface WeaveSwatchProps {
  weave: Weave;
  /** The product's colour; without one the swatch takes pine. */
  dye?: Dye;
  className?: string | undefined;
}

/** A piece of one of the six weaves; 48 px unless a class says otherwise. */
export function WeaveSwatch({ weave, dye = 'rpa', className }: WeaveSwatchProps) {
  const { weft, warp } = weavePaths({ weave, warps: 8, wefts: 8, warpWidth: 8, weftHeight: 8 });
  return (
    <svg
      className={[styles.swatch, dyeClass(dye), className].filter(Boolean).join(' ')}
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
    >
      <path d={warp} className={styles.warp} strokeWidth="5" />
      <path d={weft} className={styles.weft} strokeWidth="6.2" strokeLinecap="round" />
    </svg>
  );
}
