import { color } from './palette';

const ink = color.ink;
const line = (d: string, width = 3.4) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Around the middle of one eye. */
export const eyes = {
  dot: `<ellipse rx="5" ry="7" fill="${ink}"/><circle cx="1.6" cy="-2.6" r="1.8" fill="#fff"/>`,
  wide: `<circle r="12.5" fill="#fff" stroke="${ink}" stroke-width="2.5"/><circle r="4.2" fill="${ink}"/>`,
  happy: line('M-9 4C-6-6 6-6 9 4', 4),
  closed: line('M-8 0C-5 6 5 6 8 0', 3.6),
  tired: `<path d="M-9 0H9C8 7 4 9 0 9S-8 7-9 0z" fill="#fff"/><path d="M-4.5 0h9v2a4.5 4.5 0 01-9 0z" fill="${ink}"/>${line('M-11 0H11', 3.6)}<path d="M-8 13c4 3 12 3 16 0" fill="none" stroke="#c58b66" stroke-width="2.4" stroke-linecap="round"/>`,
  spiral: `<circle r="14" fill="#fff"/>${line('M0 0c3-3 6 1 4 4s-9 2-9-3 6-9 11-7 8 8 5 13-10 6-15 3', 2.6)}`,
  side: `<ellipse rx="9.5" ry="8.5" fill="#fff"/><circle cx="4" cy="1" r="5" fill="${ink}"/>${line('M-11-4C-6-10 6-10 11-4', 3)}`,
  star: `<path d="M0-12l3 8.5 9 .2-7 5.5 2.4 8.8L0 6l-7.4 5 2.4-8.800-7-5.500 9-.2z" fill="${ink}"/><circle cx="2.5" cy="-3" r="2" fill="#fff"/>`,
} as const;

/** Of the left eye and of the right one, around the middle of the eye. */
export const brows = {
  calm: ['M-9-18C-4-21 4-21 8-18', 'M-8-18C-4-21 4-21 9-18'],
  up: ['M-9-23C-4-28 4-28 8-24', 'M-8-24C-4-28 4-28 9-23'],
  worry: ['M-10-15C-4-18 3-21 8-25', 'M-8-25C-3-21 4-18 10-15'],
  stern: ['M-10-22C-4-20 4-18 9-14', 'M-9-14C-4-18 4-20 10-22'],
  one: ['M-9-16C-4-19 4-19 8-17', 'M-8-26C-4-31 4-31 9-25'],
} as const;

/** Around the middle of the mouth. */
export const mouths = {
  smile: line('M-11 0C-6 9 6 9 11 0'),
  flat: line('M-9 2H9'),
  wavy: line('M-14 3c4-7 7-7 9-1s6 6 9 0 6-5 9 0'),
  round: '<ellipse cy="3" rx="7" ry="9" fill="#5a1f1a"/><path d="M-4 9c2-3 6-3 8 0-2 4-6 4-8 0z" fill="#d9705f"/>',
  grin: '<path d="M-16-4H16C15 10 8 15 0 15S-15 10-16-4z" fill="#5a1f1a"/><path d="M-13.500-4H13.500L12 2H-12z" fill="#fff"/><path d="M-9 11c4-5 14-5 18 0-4 5-14 5-18 0z" fill="#d9705f"/>',
  shout:
    '<path d="M-15-6C-8-10 8-10 15-6 18 10 10 22 0 22S-18 10-15-6z" fill="#5a1f1a"/><path d="M-12-5.500C-6-8 6-8 12-5.500L11 0H-11z" fill="#fff"/><path d="M-9 16c3-6 15-6 18 0-3 6-15 6-18 0z" fill="#d9705f"/>',
  frown: line('M-10 6C-6-1 6-1 10 6'),
  smirk: line('M-9 4C-2 6 6 4 11-3'),
} as const;

export const extras = {
  none: '',
  blush:
    '<path d="M-36 24l5-8M-29 25l5-8M24 25l5-8M31 24l5-8" stroke="#e08a6b" stroke-width="3" stroke-linecap="round"/>',
  sweat: `<path d="M47-24c7 9 9 14 5 18s-11 1-10-6z" fill="${color.pine300}" stroke="${ink}" stroke-width="2"/>`,
} as const;
