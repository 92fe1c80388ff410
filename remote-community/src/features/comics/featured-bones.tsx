import { BoneCover } from './bone-cover';
import styles from './comic-list.module.css';

/** The featured comic's shape before it arrives, so that nothing jumps when it does. */
export function FeaturedBones({ filtered }: { filtered: boolean }) {
  return (
    <div className={styles.bones} role="status" aria-label="正在载入漫画">
      <BoneCover className={styles.boneCover} unknown={filtered} />
      <span>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
