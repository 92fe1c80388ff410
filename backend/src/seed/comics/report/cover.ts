import { desk, rays } from '../../art/comic/backdrop';
import { print } from '../../art/comic/bubble';
import { color } from '../../art/comic/palette';
import { sheet } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { shuttle, thread } from '../../art/comic/shuttle';
import type { StoryPanel } from '../story';

export const reportCover: StoryPanel = {
  width: 300,
  height: 400,
  alt: '《绢姐要报表》封面：绢姐皱着眉，两边是两份报表，小梭从桌前牵着黄线跑过。',
  draw: (size) => [
    rays(size, [150, 210]),
    person('juanjie', { x: 150, y: 276, scale: 1.06, face: 'stern' }),
    sheet({ x: 48, y: 300, rotate: -14, scale: 1.2 }),
    sheet({ x: 252, y: 300, rotate: 14, scale: 1.2 }, true),
    desk(size, 344),
    thread('M0 388C60 378 100 392 174 380'),
    shuttle({ x: 212, y: 372, scale: 0.44, gaze: 'happy' }),
    print('绢姐要报表', { x: 24, y: 54, size: 40, fill: color.ink, anchor: 'start' }),
    print('共 2 话', { x: 26, y: 84, size: 17, fill: color.pine700, anchor: 'start' }),
  ],
};
