import { type Weave, weftOnTop } from './weaves';

interface Cloth {
  weave: Weave;
  warps: number;
  wefts: number;
  /** Distance between warps, and height of a weft. */
  warpWidth: number;
  weftHeight: number;
}

/** Path data of a piece of cloth: the floats of the wefts as round-ended strokes, and the warps where they show. */
export function weavePaths({ weave, warps, wefts, warpWidth, weftHeight }: Cloth): { weft: string; warp: string } {
  const end = weftHeight * 0.42;
  let weft = '';
  for (let row = 0; row < wefts; row += 1) {
    for (const [from, to] of runs(warps, (column) => weftOnTop(weave, row, column))) {
      weft += `M${round(from * warpWidth + end)} ${round((row + 0.5) * weftHeight)}H${round(to * warpWidth - end)}`;
    }
  }
  let warp = '';
  for (let column = 0; column < warps; column += 1) {
    for (const [from, to] of runs(wefts, (row) => !weftOnTop(weave, row, column))) {
      warp += `M${round((column + 0.5) * warpWidth)} ${round(from * weftHeight)}V${round(to * weftHeight)}`;
    }
  }
  return { weft, warp };
}

/** Stretches of neighbours that pass the test, as [from, to). */
function runs(length: number, passes: (index: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let index = 0; index < length; index += 1) {
    if (!passes(index)) continue;
    const from = index;
    while (index + 1 < length && passes(index + 1)) index += 1;
    found.push([from, index + 1]);
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
