import { desk, nightWall } from '../../art/comic/backdrop';
import { print } from '../../art/comic/bubble';
import { color } from '../../art/comic/palette';
import { roll } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { shuttle, thread } from '../../art/comic/shuttle';
import { mug } from '../../art/comic/things';
import type { StoryPanel } from '../story';

export const reconcilingCover: StoryPanel = {
  width: 300,
  height: 400,
  alt: '《对账那一夜》封面：月亮底下，老麻对着长长的流水单瞪大了眼，小梭在桌上牵着黄线。',
  draw: (size) => [
    nightWall(size),
    `<rect width="300" height="400" fill="${color.deep}" opacity=".55"/><path d="M252 103A30 30 0 1 1 221 150 27 27 0 0 0 252 103z" fill="${color.weft50}"/>`,
    person('laoma', { x: 138, y: 276, scale: 1.04, face: 'shock', lookX: 3, lookY: 3 }),
    desk(size, 346),
    roll({ x: -20, y: 356, rotate: -4 }, 190),
    mug({ x: 246, y: 344, scale: 0.8 }),
    thread('M0 390C60 384 130 396 196 384'),
    shuttle({ x: 234, y: 376, scale: 0.44, gaze: 'focus' }),
    print('对账那一夜', { x: 24, y: 54, size: 40, fill: '#fff', anchor: 'start' }),
    print('共 2 话', { x: 26, y: 84, size: 17, fill: color.pine100, anchor: 'start' }),
  ],
};
