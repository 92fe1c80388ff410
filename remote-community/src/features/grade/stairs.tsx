import { WeaveSwatch } from '@shared/ui';
import type { GradeLevel } from '@shared/contract/fields';
import styles from './stairs.module.css';

const cloths = {
  junior: { weave: 'plain', dye: 'rpa' },
  intermediate: { weave: 'twill', dye: 'power' },
  senior: { weave: 'herringbone', dye: 'weave' },
} as const;

/** The cloth of a level in stairs of rising difficulty; threads alone while nobody wove it. */
export function Step({ level, bare = false }: { level: GradeLevel; bare?: boolean }) {
  return (
    <i data-step={level}>{bare ? null : <WeaveSwatch threads={16} className={styles.cloth} {...cloths[level]} />}</i>
  );
}
