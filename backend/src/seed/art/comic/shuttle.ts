import { color } from './palette';
import { shade } from './shade';

const yellow = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color.weft}" stroke-width="${width}" stroke-linecap="round"/>`;

/** It has no mouth: everything is in two yellow eyes. */
const gazes = {
  calm: '<rect x="-19" y="-8" width="9" height="16" rx="4.5"/><rect x="10" y="-8" width="9" height="16" rx="4.5"/>',
  happy: yellow('M-23 5C-20-8-10-8-7 5M7 5C10-8 20-8 23 5', 5.5),
  shock: `<circle cx="-15" r="9.5"/><circle cx="15" r="9.5"/><circle cx="-15" r="4" fill="${color.deep}"/><circle cx="15" r="4" fill="${color.deep}"/>`,
  focus: `${yellow('M-24-5L-7 1M24-5L7 1', 5.5)}<rect x="-20" width="9" height="8" rx="4"/><rect x="11" width="9" height="8" rx="4"/>`,
  ask: `<rect x="-19" y="-8" width="9" height="16" rx="4.5"/>${yellow('M8-4C10-12 22-10 20-3 19 0 15 1 15 4', 4.5)}<circle cx="15" cy="10" r="2.8"/>`,
} as const;

interface ShuttleLook {
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  gaze?: keyof typeof gazes;
  lookX?: number;
  armsUp?: boolean;
}

const HULL = 'M-86 0C-50-36-24-44 0-44S50-36 86 0C50 36 24 44 0 44S-50 36-86 0z';
const TIPS =
  'M-86 0C-76-10-68-17-60-23-64-8-64 8-60 23-68 17-76 10-86 0zM86 0C76-10 68-17 60-23 64-8 64 8 60 23 68 17 76 10 86 0z';

const limbs = {
  up: ['M-44 12C-84 10-88-30-74-56M44 12C84 10 88-30 74-56', 73, -58, 9],
  down: ['M-28 28C-36 38-34 48-26 52M28 28C36 38 34 48 26 52', 24, 53, 8],
} as const;

/** 小梭: the face in the window of a woven hull. Its thread is drawn by `thread`, from the tip of the hull. */
export function shuttle({
  x,
  y,
  scale = 1,
  rotate = 0,
  gaze = 'calm',
  lookX = 0,
  armsUp = false,
}: ShuttleLook): string {
  const [path, handX, handY, size] = limbs[armsUp ? 'up' : 'down'];
  const palm = (side: number) => `<circle cx="${handX * side}" cy="${handY}" r="${size}" fill="${color.pine200}"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})"><path d="${path}" fill="none" stroke="${color.pine300}" stroke-width="7" stroke-linecap="round"/>` +
    `${palm(-1)}${palm(1)}<path d="${HULL}" fill="${color.pine500}"/><path d="${HULL}" fill="${shade('shuttle')}"/>` +
    `<path d="${HULL}" fill="none" stroke="${color.pine300}" stroke-width="2.5"/><path d="${TIPS}" fill="${color.deep}"/>` +
    `<rect x="-46" y="-23" width="92" height="46" rx="23" fill="${color.deep}" stroke="${color.pine300}" stroke-width="3"/>` +
    `<g transform="translate(${lookX} 0)" fill="${color.weft}">${gazes[gaze]}</g>` +
    `<path d="M-34-33C-20-38 0-39 14-37" stroke="${color.pine200}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/></g>`
  );
}

/** The yellow thread that carries the plot. */
export function thread(d: string): string {
  return `<path d="${d}" fill="none" stroke="${color.weft}" stroke-width="5" stroke-linecap="round"/>`;
}
