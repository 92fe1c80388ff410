import type { CaseFacts } from '../../content/shapes';
import styles from './flow-diagram.module.css';

const lens = 'c6-7 11-9 17-9s11 2 17 9c-6 7-11 9-17 9s-11-2-17-9z';

interface FlowWeftProps extends Readonly<Record<'columnWidth' | 'rowHeight', number>> {
  facts: CaseFacts;
  className: string | undefined;
}

/** Systems as double warps, the flow as one line from step to step: yellow where it has been, dotted ahead. */
export function FlowWeft({ facts, columnWidth, rowHeight, className }: FlowWeftProps) {
  const { flow, systems, running } = facts;
  const width = columnWidth * systems.length;
  const bend = Math.min(40, columnWidth * 0.7);
  const height = flow.length * rowHeight;
  const points = flow.map(({ system }, row) => ({ x: (system + 0.5) * columnWidth, y: (row + 0.5) * rowHeight }));
  const passed = points.slice(0, running + 1);
  return (
    <svg
      className={`${styles.weft ?? ''} ${className ?? ''}`}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
    >
      {systems.map((system, index) => (
        <path
          key={system}
          className={styles.warp}
          d={`M${String((index + 0.5) * columnWidth - 3)} 0v${String(height)}m6 0v-${String(height)}`}
        />
      ))}
      <path className={styles.ahead} d={path(points.slice(running), bend, rowHeight)} />
      <path
        className={styles.passed}
        d={`M0 ${String(rowHeight / 2)}H${String(points[0]?.x ?? 0)}${path(passed, bend, rowHeight)}`}
      />
      {points.map(({ x, y }, row) =>
        row === running ? (
          <g key={row}>
            <rect x={x - 28} y={y - 19} width="56" height="38" rx="8" className={styles.box} />
            <path d={`M${String(x - 17)} ${String(y)}${lens}`} fill="#ffbc14" />
          </g>
        ) : (
          <path
            key={row}
            d={`M${String(x - 17)} ${String(y)}${lens}`}
            className={row < running ? styles.done : styles.waiting}
          />
        ),
      )}
    </svg>
  );
}

/** Goes on in the same system by its warp, to another one along its own row and round into the next. */
function path(points: readonly { x: number; y: number }[], bend: number, rowHeight: number): string {
  return points
    .slice(1)
    .map(({ x, y }, index) => {
      const from = points[index] ?? { x, y };
      const start = `M${String(from.x)} ${String(from.y)}`;
      if (from.x === x) return `${start}c${String(bend)} 0 ${String(bend)} ${String(rowHeight)} 0 ${String(rowHeight)}`;
      const out = x > from.x ? bend : -bend;
      return `${start}c${String(out)} 0 0 ${String(rowHeight)} ${String(out)} ${String(rowHeight)}H${String(x)}`;
    })
    .join('');
}
