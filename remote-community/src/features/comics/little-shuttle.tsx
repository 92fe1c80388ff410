import { useId } from 'react';
import { WeavePattern } from '@shared/ui';

interface LittleShuttleProps {
  x: number;
  y: number;
  scale: number;
  rotate?: number;
}

const hull = 'M-88 0C-54-36-26-46 0-46S54-36 88 0C54 36 26 46 0 46S-54 36-88 0z';

/** 小梭: a woven shuttle, its face two yellow eyes in the window. */
export function LittleShuttle({ x, y, scale, rotate = 0 }: LittleShuttleProps) {
  const id = useId();
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(rotate)}) scale(${String(scale)})`}>
      <defs>
        <WeavePattern id={id} weave="herringbone" weft="#0b7568" warp="#12504f" warpWidth={9} weftHeight={7} />
      </defs>
      <path
        d="M-28 28C-37 39-35 49-26 54M28 28C37 39 35 49 26 54"
        fill="none"
        stroke="#74cdbb"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d={hull} fill="#053434" />
      <path d={hull} fill={`url(#${id})`} />
      <path d={hull} fill="none" stroke="#74cdbb" strokeWidth="2.5" />
      <path
        d="M-88 0C-78-11-70-18-61-24-66-8-66 8-61 24-70 18-78 11-88 0zM88 0C78-11 70-18 61-24 66-8 66 8 61 24 70 18 78 11 88 0z"
        fill="#042b2b"
      />
      <rect x="-47" y="-24" width="94" height="48" rx="24" fill="#042b2b" stroke="#74cdbb" strokeWidth="3" />
      <path
        d="M-24 5C-22-7-12-7-10 5M10 5C12-7 22-7 24 5"
        fill="none"
        stroke="#ffbc14"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
