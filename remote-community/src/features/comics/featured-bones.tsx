import styles from './comic-list.module.css';

/** The featured comic's shape before it arrives, so that nothing jumps when it does. */
export function FeaturedBones() {
  return (
    <div className={styles.bones} role="status" aria-label="正在载入漫画">
      <i />
      <span>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
