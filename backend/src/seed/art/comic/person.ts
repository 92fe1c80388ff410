import { type Arm, arm } from './arm';
import { cast, type Who } from './cast';
import { head, type HeadLook } from './head';
import { color } from './palette';
import { shade } from './shade';

export interface PersonLook extends HeadLook {
  /** Root of the neck; the head is 76 above it, the shoulders 42 below. */
  x: number;
  y: number;
  scale?: number;
  headX?: number;
  headY?: number;
  arms?: readonly Arm[];
}

const TORSO = 'M-20-4C-46 0-68 12-72 46L-80 210H80L72 46C68 12 46 0 20-4z';

const clothes: Readonly<Record<Who, string>> = {
  amian:
    `<path d="M-22-4L0 26 22-4 30 2 8 44 0 34-8 44-30 2z" fill="${color.paper}"/><path d="M0 36V210" stroke="#1e8071" stroke-width="3"/>` +
    `<path d="M-24 2C-30 50-22 84 6 96M24 2C30 40 26 80 6 96" fill="none" stroke="${color.deep}" stroke-width="3"/>` +
    `<rect x="-8" y="94" width="30" height="38" rx="4" fill="${color.paper}"/><rect x="-2" y="102" width="18" height="13" fill="${color.pine300}"/><path d="M-2 121h18" stroke="${color.pine700}" stroke-width="3"/>`,
  laoma:
    `<path d="M-22-4C-12 14 12 14 22-4L26 6C14 26-14 26-26 6z" fill="${color.rust}"/><path d="M-18 60h36v26h-36z" fill="${color.ochre}"/>` +
    `<path d="M-8 60V46" stroke="${color.weft300}" stroke-width="5" stroke-linecap="round"/>`,
  juanjie:
    `<path d="M-22-4L0 70 22-4z" fill="${color.paper}"/>` +
    '<path d="M-22-4L-40 24-18 34 0 76V210M22-4L40 24 18 34 0 76" fill="none" stroke="#7d2a43" stroke-width="4" stroke-linejoin="round"/>',
};

function torso(who: Who): string {
  const { skin, skinShade, cloth, shade: weave } = cast[who];
  return (
    `<path d="M-15-36h30V4c-6 10-24 10-30 0z" fill="${skin}"/><path d="M-15-26C0-12 10-14 15-24V-8C4 0-8-4-15-14z" fill="${skinShade}" opacity=".55"/>` +
    `<path d="${TORSO}" fill="${cloth}"/><path d="M26-3C48 2 68 14 72 46L80 210H20C34 140 36 60 26-3z" fill="${shade(weave)}"/>${clothes[who]}`
  );
}

export function person(who: Who, { x, y, scale = 1, headX = 0, headY = 0, arms = [], ...look }: PersonLook): string {
  const drawn = (behind: boolean) => arms.filter((one) => (one.behind ?? false) === behind).map((one) => arm(who, one));
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawn(true).join('')}${torso(who)}` +
    `<g transform="translate(${headX} ${-76 + headY})">${head(who, look)}</g>${drawn(false).join('')}</g>`
  );
}
