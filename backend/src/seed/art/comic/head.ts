import { cast, type Who } from './cast';
import { type ExpressionName, expressions } from './expressions';
import { brows, extras, eyes, mouths } from './features';
import { hair, strayHair } from './hair';
import { color } from './palette';
import { shade } from './shade';

export interface HeadLook {
  face?: ExpressionName;
  /** Moves the features within the egg: that is a turn of the head. */
  lookX?: number;
  lookY?: number;
  tilt?: number;
  messy?: boolean;
}

const EGG = 'M-43-8C-43 30-24 53 0 53S43 30 43-8C43-42-43-42-43-8z';
const glasses = `<g fill="none" stroke="${color.ink}" stroke-width="3"><rect x="-33" y="-8" width="29" height="27" rx="9"/><rect x="4" y="-8" width="29" height="27" rx="9"/><path d="M-4 2h8"/></g>`;

/** Around the middle of the face. */
export function head(who: Who, look: HeadLook = {}): string {
  const { lookX = 0, lookY = 0, tilt = 0, messy = false } = look;
  const { skin, skinShade } = cast[who];
  return (
    `<g transform="rotate(${tilt})">${hair[who].back}<circle cx="-44" cy="8" r="9" fill="${skin}"/><circle cx="44" cy="8" r="9" fill="${skinShade}"/>` +
    `<path d="${EGG}" fill="${skin}"/><path d="M30-30C36 0 30 34 4 53 28 52 43 28 43-8 43-20 38-27 30-30z" fill="${shade('skin')}"/>` +
    features(who, look) +
    (who === 'laoma' ? `<g transform="translate(${lookX} ${lookY})">${glasses}</g>` : '') +
    `${hair[who].front}${messy ? strayHair : ''}</g>`
  );
}

function features(who: Who, { face = 'calm', lookX = 0, lookY = 0 }: HeadLook): string {
  const parts = expressions[face];
  const { brow, browWidth, skinShade } = cast[who];
  const [left, right] = brows[parts.brows];
  const stroke = (d: string) =>
    `<path d="${d}" fill="none" stroke="${brow}" stroke-width="${browWidth}" stroke-linecap="round"/>`;
  const sweat = parts.extra === 'sweat' ? extras.sweat : '';
  const blush = parts.extra === 'blush' ? extras.blush : '';
  const nose = lookX >= 0 ? 'M1 14c4 4 3 7-1 7' : 'M-1 14c-4 4-3 7 1 7';
  return (
    `<g transform="translate(${lookX} ${lookY})">${blush}` +
    `<g transform="translate(-17 6)">${eyes[parts.eyes]}${stroke(left)}</g><g transform="translate(17 6)">${eyes[parts.eyes]}${stroke(right)}</g>` +
    `<path d="${nose}" fill="none" stroke="${skinShade}" stroke-width="3" stroke-linecap="round"/>` +
    `<g transform="translate(0 31)">${mouths[parts.mouth]}</g></g>${sweat}`
  );
}
