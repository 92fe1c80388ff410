import styles from './list.module.css';

interface ListBonesProps {
  rows: number;
  /** Classes of the list and of a row that are on their way: the bones are where their parts will be. */
  className?: string | undefined;
  row?: string | undefined;
}

/** Rows that have not arrived, in the shape of those that come. */
export function ListBones({ rows, className = '', row }: ListBonesProps) {
  return (
    <div role="status" aria-label="正在载入">
      <ul className={`${styles.list} ${styles.bones} ${className}`} aria-hidden="true">
        {Array.from({ length: rows }, (_, at) => (
          <li key={at} className={row}>
            <i />
            <span>
              <i />
              <i />
              <i />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
