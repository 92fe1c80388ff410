import { useId } from 'react';
import { WeavePattern } from './weave-pattern';

/** The big shuttle of the closing action: a lens of herringbone with the bobbin in its eye. */
export function ShuttleArt({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 560 280" aria-hidden="true">
      <defs>
        <WeavePattern id={id} weave="herringbone" weft="#2e9e8d" warp="#12504f" warpWidth={12} weftHeight={7} />
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
