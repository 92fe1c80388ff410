import { useId } from 'react';
import { type Dye, dyeClass, type Weave, WeavePattern } from '@shared/ui';
import styles from './case-cloth.module.css';

interface CaseClothProps {
  weave: Weave;
  dye: Dye;
}

/** A piece of cloth still on the loom, in the weave of the case: the last pick is on its way. */
export function CaseCloth({ weave, dye }: CaseClothProps) {
  const id = useId();
  return (
    <svg className={`${styles.cloth} ${dyeClass(dye)}`} viewBox="0 0 520 320" aria-hidden="true">
      <defs>
        <WeavePattern id={id} weave={weave} weft="var(--dye)" warp="var(--warp)" warpWidth={13} weftHeight={10} />
        <pattern id={`${id}w`} width="13" height="320" patternUnits="userSpaceOnUse">
          <path d="M6.5 0V320" stroke="var(--warp)" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="520" height="320" fill={`url(#${id}w)`} className={styles.warps} />
      <path d="M0 92H520M0 112H520M0 128H520" className={styles.loose} />
      <rect y="140" width="520" height="180" fill="#fff" />
      <rect y="140" width="520" height="180" fill={`url(#${id})`} />
      <path d="M0 56H300" className={styles.pick} />
      <path d="M292 56c16-12 28-16 43-16s27 4 43 16c-16 12-28 16-43 16s-27-4-43-16z" fill="#ffbc14" />
      <rect x="318" y="51" width="38" height="10" rx="5" fill="#053434" />
    </svg>
  );
}
