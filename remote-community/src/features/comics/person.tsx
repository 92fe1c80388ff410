import { type ReactNode, useId } from 'react';

interface PersonProps {
  /** Root of the neck. */
  x: number;
  y: number;
  coat: string;
  /** Pattern that shades the coat's right third: one weave a person. */
  shade: string;
  skin: string;
  /** Hair and face, around the middle of the head at (0, -76). */
  head: ReactNode;
  /** What the person wears. */
  children: ReactNode;
}

const coatShape = 'M-108 260V104C-108 66-84 48-44 40L0 30 44 40C84 48 108 66 108 104V260z';

/** Flat figure of the comics; an egg for a head, no outlines. */
export function Person({ x, y, coat, shade, skin, head, children }: PersonProps) {
  const id = useId();
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <clipPath id={id}>
        <path d={coatShape} />
      </clipPath>
      <path d={coatShape} fill={coat} />
      <rect x="34" y="30" width="80" height="240" fill={`url(#${shade})`} clipPath={`url(#${id})`} />
      <rect x="-18" y="-20" width="36" height="64" rx="18" fill={skin} />
      {children}
      <g transform="translate(0 32) scale(1.15)">
        <circle cx="-45" cy="-70" r="9" fill={skin} />
        <circle cx="45" cy="-70" r="9" fill={skin} />
        <path d="M0-124C30-124 46-102 46-76 46-46 26-28 0-28S-46-46-46-76C-46-102-30-124 0-124z" fill={skin} />
        {head}
      </g>
    </g>
  );
}
