import type { Who } from './cast';
import { color } from './palette';

interface Hair {
  /** Behind the face. */
  back: string;
  /** Over the forehead. */
  front: string;
}

const shine = (d: string) => `<path d="${d}" fill="none" stroke="#2c5753" stroke-width="3" stroke-linecap="round"/>`;

export const hair: Readonly<Record<Who, Hair>> = {
  amian: {
    back:
      `<path d="M-50 20C-60-40-30-62 0-62S60-40 50 20C44 34-44 34-50 20z" fill="${color.ink}"/><g transform="translate(14 -66)">` +
      `<path d="M-44 12L44-22" stroke="${color.weft300}" stroke-width="7" stroke-linecap="round"/><path d="M38-20l12-5" stroke="${color.ochre}" stroke-width="7"/>` +
      `<circle r="25" fill="${color.ink}"/>${shine('M-15 4c6-14 20-16 28-8M-10 14c8-12 18-12 24-6')}</g>`,
    front:
      `<path d="M-47 10C-53-40-22-60 6-58 38-56 53-26 47 10 43-8 36-20 28-30 8-16-18-12-34-16-42-10-46 0-47 10z" fill="${color.ink}"/>` +
      shine('M-22-40C-8-48 10-48 22-42'),
  },
  laoma: {
    back: '<path d="M-46-6C-52-44-30-60 0-60s52 16 46 54z" fill="#3a2a1e"/>',
    front:
      '<path d="M-47-4C-54-46-28-62-4-60 8-68 36-62 42-48 52-40 50-18 46-4 42-16 40-24 36-30 12-26-14-28-34-34-42-24-44-14-47-4z" fill="#3a2a1e"/>' +
      '<path d="M-34 34C-20 58 20 58 34 34 30 52 16 60 0 60S-30 52-34 34z" fill="#b98a63" opacity=".65"/>',
  },
  juanjie: {
    back: '<path d="M-54 40C-64-30-40-64 0-64S64-30 54 40C50 52 30 46 30 30H-30C-30 46-50 52-54 40z" fill="#12302e"/>',
    front:
      '<path d="M-50 34C-58-30-34-62-6-60 34-62 58-30 50 34 40 20 40-8 34-26 22-22 4-24-8-34-18-18-34-12-40-6-42 10-42 24-50 34z" fill="#12302e"/>' +
      `<path d="M-8-58C-24-44-36-26-43 0" fill="none" stroke="${color.pine200}" stroke-width="5" stroke-linecap="round"/>` +
      `<circle cx="-45" cy="27" r="4.5" fill="${color.weft300}"/><circle cx="45" cy="27" r="4.5" fill="${color.weft300}"/>`,
  },
};

/** What stands out of 阿棉's bun after a long morning. */
export const strayHair = `<path d="M-40-36l-18-14M-30-48l-10-18M40-38l16-10M-46 8l-14 8M47 6l12 10" stroke="${color.ink}" stroke-width="4" stroke-linecap="round"/>`;
