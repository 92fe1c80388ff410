import { useId } from 'react';
import { type Weave, WeavePattern } from '@shared/ui';

/** Loose picks above the cloth, closing up: where, how thick, how bright, and which warps they dive under. */
const picks = [
  { y: 206, width: 3, colour: '#74cdbb', from: 2.5 },
  { y: 232, width: 3, colour: '#74cdbb', from: 14.5 },
  { y: 252, width: 3.5, colour: '#74cdbb', from: 2.5 },
  { y: 267, width: 3.5, colour: '#f0f7f5', from: 14.5 },
  { y: 279, width: 4, colour: '#74cdbb', from: 2.5 },
  { y: 288, width: 4, colour: '#74cdbb', from: 14.5 },
];

const bands: readonly { weave: Weave; weft: string; warp: string; y: number; height: number }[] = [
  { weave: 'plain', weft: '#74cdbb', warp: '#16625f', y: 298, height: 36 },
  { weave: 'herringbone', weft: '#f0f7f5', warp: '#16625f', y: 334, height: 48 },
  { weave: 'plain', weft: '#ffbc14', warp: '#16625f', y: 382, height: 12 },
  { weave: 'twill', weft: '#2e9e8d', warp: '#0f4b49', y: 394, height: 48 },
  { weave: 'basket', weft: '#74cdbb', warp: '#12504f', y: 442, height: 28 },
];

/** Warps, loose picks and bands of cloth across the whole width; patterns keep it at a few hundred bytes. */
export function LoomCloth({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="470">
      <defs>
        <pattern id={`${id}w`} width="12" height="470" patternUnits="userSpaceOnUse">
          <path d="M6 0V470" stroke="#16625f" strokeWidth="1.5" />
        </pattern>
        {bands.map(({ weave, weft, warp }, index) => (
          <WeavePattern
            key={index}
            id={`${id}${String(index)}`}
            {...{ weave, weft, warp }}
            warpWidth={12}
            weftHeight={6}
          />
        ))}
      </defs>
      <rect width="100%" height="470" fill={`url(#${id}w)`} />
      {picks.map(({ y, width, colour, from }) => (
        <line
          key={y}
          x1={-from}
          x2="100%"
          y1={y}
          y2={y}
          stroke={colour}
          strokeWidth={width}
          strokeDasharray="17.3 6.7"
        />
      ))}
      {bands.map(({ y, height }, index) => (
        <svg key={y} y={y} width="100%" height={height}>
          <rect width="100%" height={height} fill="#06302f" />
          <rect width="100%" height={height} fill={`url(#${id}${String(index)})`} />
        </svg>
      ))}
    </svg>
  );
}
