import { weavePaths } from './weave-paths';
import { repeatOf, type Weave } from './weaves';

interface WeavePatternProps {
  /** The id for `fill="url(#id)"`; make it with `useId`. */
  id: string;
  weave: Weave;
  weft: string;
  warp: string;
  warpWidth: number;
  weftHeight: number;
}

/** A repeat of a weave as an SVG pattern: cloth of any size for the price of one tile. */
export function WeavePattern({ id, weave, weft, warp, warpWidth, weftHeight }: WeavePatternProps) {
  const { warps, wefts } = repeatOf(weave);
  const paths = weavePaths({ weave, warps, wefts, warpWidth, weftHeight });
  return (
    <pattern id={id} width={warps * warpWidth} height={wefts * weftHeight} patternUnits="userSpaceOnUse">
      <path d={paths.warp} fill="none" stroke={warp} strokeWidth={Math.round(warpWidth * 6.2) / 10} />
      <path
        d={paths.weft}
        fill="none"
        stroke={weft}
        strokeWidth={Math.round(weftHeight * 7.8) / 10}
        strokeLinecap="round"
      />
    </pattern>
  );
}
