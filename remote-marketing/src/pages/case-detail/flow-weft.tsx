import type { CaseFacts } from '../../content/shapes';
import styles from './flow-diagram.module.css';

const width = 720;
const rowHeight = 62;
const lens = 'c6-7 11-9 17-9s11 2 17 9c-6 7-11 9-17 9s-11-2-17-9z';

/** Systems as double warps, the flow as one line from step to step: yellow where it has been, dotted ahead. */
export function FlowWeft({ facts: { flow, systems, running } }: { facts: CaseFacts }) {
  const columnWidth = width / systems.length;
  const height = flow.length * rowHeight;
  const points = flow.map(({ system }, row) => ({ x: (system + 0.5) * columnWidth, y: (row + 0.5) * rowHeight }));
  const passed = points.slice(0, running + 1);
  return (
    <svg className={styles.weft} viewBox={`0 0 ${String(width)} ${String(height)}`}>
      {systems.map((system, index) => (
        <path
          key={system}
          className={styles.warp}
          d={`M${String((index + 0.5) * columnWidth - 3)} 0v${String(height)}m6 0v-${String(height)}`}
        />
      ))}
      <path className={styles.ahead} d={path(points.slice(running))} />
      <path className={styles.passed} d={`M0 ${String(rowHeight / 2)}H${String(points[0]?.x ?? 0)}${path(passed)}`} />
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
function path(points: readonly { x: number; y: number }[]): string {
  return points
    .slice(1)
    .map(({ x, y }, index) => {
      const from = points[index] ?? { x, y };
      const start = `M${String(from.x)} ${String(from.y)}`;
      if (from.x === x) return `${start}c44 0 44 ${String(rowHeight)} 0 ${String(rowHeight)}`;
      const out = x > from.x ? 40 : -40;
      return `${start}c${String(out)} 0 ${String(out)} ${String(rowHeight)} ${String(out / 4)} ${String(rowHeight)}H${String(x)}`;
    })
    .join('');
}
