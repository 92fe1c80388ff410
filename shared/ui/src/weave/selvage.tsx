import { useId } from 'react';
import { WeavePattern } from './weave-pattern';

/** A 24 px band of herringbone, the woven edge at the bottom of the footer. */
export function Selvage({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="24" aria-hidden="true">
      <WeavePattern id={id} weave="herringbone" weft="#ffbc14" warp="#12504f" warpWidth={12} weftHeight={6} />
      <rect width="100%" height="24" fill="#04302f" />
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}
