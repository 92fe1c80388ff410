import styles from './bones.module.css';

/** Warp threads in the shape of rows that have not arrived. */
export function Bones({ rows = 3, tall = false }: { rows?: number; tall?: boolean }) {
  return (
    <div className={tall ? `${styles.bones} ${styles.tall}` : styles.bones} role="status" aria-label="正在载入">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <i />
          <span>
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  );
}
