import type { Arm } from './arm';

/** -1 is the arm on the left of the picture, 1 the one on the right. */
type Side = -1 | 1;

const bent =
  (elbow: readonly [number, number], wrist: readonly [number, number], end: Pick<Arm, 'hand'> & { turn?: number }) =>
  (side: Side): Arm => ({
    shoulder: [58 * side, 42],
    elbow: [elbow[0] * side, elbow[1]],
    wrist: [wrist[0] * side, wrist[1]],
    hand: end.hand,
    turn: (end.turn ?? 0) * side,
    mirrored: side === 1,
  });

/** Hands on the desk. */
export const typing = bent([84, 104], [36, 106], { hand: 'type', turn: -14 });
/** A fist before the chest: it holds what is drawn over it. */
export const holding = bent([92, 110], [26, 84], { hand: 'fist', turn: 14 });
export const raised = bent([104, 70], [96, 8], { hand: 'open', turn: 6 });
export const thrownUp = bent([118, 30], [100, -50], { hand: 'open', turn: 10 });
export const pointing = bent([98, 96], [126, 44], { hand: 'point', turn: 44 });
/** A fist under the chin. */
export const thinking = bent([94, 104], [40, 8], { hand: 'fist', turn: 20 });
/** Grips the hair. */
export const gripping = bent([118, 16], [62, -72], { hand: 'open', turn: -10 });
/** A finger at the frame of the glasses. */
export const adjusting = bent([116, 60], [58, -36], { hand: 'point', turn: 6 });
