import { color } from './palette';
import type { ShadeName } from './shade';

export type Who = 'amian' | 'laoma' | 'juanjie';

interface Look {
  skin: string;
  skinShade: string;
  cloth: string;
  shade: ShadeName;
  cuff: string;
  brow: string;
  browWidth: number;
}

export const cast: Readonly<Record<Who, Look>> = {
  amian: {
    skin: '#f6dcc2',
    skinShade: '#dda67f',
    cloth: color.pine400,
    shade: 'amian',
    cuff: color.paper,
    brow: color.ink,
    browWidth: 3.4,
  },
  laoma: {
    skin: '#e7bd95',
    skinShade: '#c08a5e',
    cloth: '#b8692c',
    shade: 'laoma',
    cuff: color.rust,
    brow: '#3a2a1e',
    browWidth: 5,
  },
  juanjie: {
    skin: '#f0cfb0',
    skinShade: '#d39c76',
    cloth: color.madder,
    shade: 'juanjie',
    cuff: '#f0cfb0',
    brow: color.ink,
    browWidth: 3.4,
  },
};
