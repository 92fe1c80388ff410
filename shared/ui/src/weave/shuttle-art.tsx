import { useId } from 'react';
import { type Dye, dyeClass } from './dye';
import { WeavePattern } from './weave-pattern';
import type { Weave } from './weaves';

export interface ShuttleArtProps {
  weave?: Weave | undefined;
  /** The product's colour; without one the shuttle is pine. */
  dye?: Dye | undefined;
  className?: string | undefined;
}

/** The big shuttle of the closing action: a lens in the weave and dye of the page's product, with the bobbin in its eye. */
export function ShuttleArt({ weave = 'plain', dye = 'rpa', className }: ShuttleArtProps) {
  const id = useId();
  // Dyes are made for light ground: on dark the weft is lifted, the warp sunk.
  const weft = 'color-mix(in srgb, var(--dye) 74%, var(--moon-0))';
  const warp = 'color-mix(in srgb, var(--dye) 42%, var(--pine-900))';
  return (
    <svg className={[dyeClass(dye), className].filter(Boolean).join(' ')} viewBox="0 0 560 280" aria-hidden="true">
      <defs>
        <WeavePattern id={id} weave={weave} weft={weft} warp={warp} warpWidth={12} weftHeight={7} />
        <path id={`${id}b`} d="M0 140C90 44 180 8 280 8s190 36 280 132c-90 96-180 132-280 132S90 236 0 140z" />
      </defs>
      <use href={`#${id}b`} fill="#04302f" />
      <use href={`#${id}b`} fill={`url(#${id})`} />
      <rect x="150" y="104" width="260" height="72" rx="36" fill="#053434" />
      <path d="M158 140H560" stroke="#ffbc14" strokeWidth="3" />
      <path
        d="M186 128h150M178 136h176M178 144h176M186 152h150"
        stroke="#ffbc14"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
