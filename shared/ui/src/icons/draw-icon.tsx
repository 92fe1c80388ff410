import type { ReactNode } from 'react';

export interface IconProps {
  className?: string | undefined;
}

/** An icon beside a text that says the same: hidden from assistive technology, sized by attributes that a class may override. */
export function drawIcon(width: number, height: number, shape: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {shape}
      </svg>
    );
  };
}
