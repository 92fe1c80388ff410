import styles from './loom-disc.module.css';

/** Ground of a drawing in which something travels: a disc of 148 units with its warp, inside an `<svg>`. */
export function LoomDisc({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle className={styles.ground} r="148" />
      <path
        className={styles.warp}
        d="M-108-100V100M-72-130V130M-36-144V144M0-148V148M36-144V144M72-130V130M108-100V100"
      />
    </g>
  );
}

/** The yellow thread that it travels along. Its length counts as 100, for dashes. */
export function DrawnThread({ d, className }: { d: string; className?: string | undefined }) {
  return <path className={[styles.thread, className].filter(Boolean).join(' ')} d={d} pathLength="100" />;
}
