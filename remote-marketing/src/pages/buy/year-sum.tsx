import { yuan } from '../../sections/price';
import styles from './content.module.css';

/** What something costs in a year, in figures and as the part of `most` that it is. */
export function YearSum({ sum, most }: Readonly<Record<'sum' | 'most', number>>) {
  return (
    <span className={styles.year}>
      <b>{yuan(sum)}</b>
      <svg aria-hidden="true">
        <rect width={`${String((sum / most) * 100)}%`} height="100%" />
      </svg>
    </span>
  );
}
