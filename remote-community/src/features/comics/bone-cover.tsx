import { usePage } from '@shared/ui/page';
import styles from './cover.module.css';
import { firstCoverSources } from './first-cover';

interface BoneCoverProps {
  className?: string | undefined;
  /** The list will not begin with the newest comic. */
  unknown: boolean;
}

/** The newest comic's cover where it will stand, with the page itself: it waits for no script. */
export function BoneCover({ className, unknown }: BoneCoverProps) {
  const { config } = usePage();
  return (
    <span className={className ? `${styles.cover} ${styles.bone} ${className}` : `${styles.cover} ${styles.bone}`}>
      {unknown ? null : (
        <img {...firstCoverSources(config)} width={600} height={800} alt="" fetchPriority="high" decoding="async" />
      )}
    </span>
  );
}
