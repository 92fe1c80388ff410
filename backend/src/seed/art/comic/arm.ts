import { cast, type Who } from './cast';
import { hand, type HandName } from './hand';
import { round } from './palette';
import { shade } from './shade';

export type Point = readonly [number, number];

export interface Arm {
  shoulder: Point;
  /** At least 30 away from the body, or the bend is not seen. */
  elbow: Point;
  wrist: Point;
  hand: HandName;
  /** Degrees that the hand turns at the wrist. */
  turn?: number;
  /** The thumb on the other side. */
  mirrored?: boolean;
  behind?: boolean;
  width?: number;
}

/** One quadratic curve from shoulder to wrist, with a cuff and a hand that does something. */
export function arm(who: Who, { shoulder, elbow, wrist, width = 32, ...rest }: Arm): string {
  const { cloth, shade: weave, cuff } = cast[who];
  const sleeve = `M${shoulder.join(' ')}Q${elbow.join(' ')} ${wrist.join(' ')}`;
  const angle = round((Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI);
  const at = `translate(${wrist.join(' ')})`;
  return (
    `<g transform="${at} rotate(${round(angle + (rest.turn ?? 0))})${rest.mirrored ? ' scale(1 -1)' : ''}">${hand(rest.hand, who)}</g>` +
    `<path d="${sleeve}" fill="none" stroke="${cloth}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${sleeve}" fill="none" stroke="${shade(weave)}" stroke-width="${round(width * 0.56)}" stroke-linecap="round"/>` +
    `<g transform="${at} rotate(${angle})"><path d="M2-${width / 2 - 1}V${width / 2 - 1}" stroke="${cuff}" stroke-width="6" stroke-linecap="round"/></g>`
  );
}
