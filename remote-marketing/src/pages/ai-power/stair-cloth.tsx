import { useId } from 'react';
import { WeavePattern } from '@shared/ui';
import styles from './stair-section.module.css';

const layerHeight = 64;

const cloths = [
  { name: '问题', weave: 'plain', weft: '#43566b', warp: '#cfd6dc' },
  { name: '资料', weave: 'jacquard', weft: '#1d5faf', warp: '#c6d7eb' },
  { name: '流程', weave: 'basket', weft: '#0b7568', warp: '#c1ddd9' },
  { name: '发布', weave: 'twill', weft: '#9a4e1b', warp: '#e6d3c6' },
] as const;

/** Layers of cloth, the first at the bottom, with a picked thread on top. */
export function StairCloth({ layers }: { layers: number }) {
  const id = useId();
  const height = layers * layerHeight;
  return (
    <svg className={styles.cloth} width="100%" height={height + 3} aria-hidden="true">
      <defs>
        {cloths.slice(0, layers).map(({ name, weave, weft, warp }, index) => (
          <WeavePattern key={name} id={id + String(index)} {...{ weave, weft, warp }} warpWidth={10} weftHeight={8} />
        ))}
      </defs>
      <rect width="100%" height="3" fill="#ffbc14" />
      {cloths.slice(0, layers).map(({ name }, index) => (
        <svg key={name} y={3 + height - (index + 1) * layerHeight} width="100%" height={layerHeight}>
          <rect width="100%" height="100%" fill={`url(#${id}${String(index)})`} />
          <rect x="12" y="19" width="48" height="26" rx="4" fill="#fff" />
          <text x="36" y="37" textAnchor="middle" fontSize="14" fontWeight="600" fill="#08211f">
            {name}
          </text>
        </svg>
      ))}
    </svg>
  );
}
