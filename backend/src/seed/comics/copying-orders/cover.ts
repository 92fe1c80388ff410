import { darkLoom, desk } from '../../art/comic/backdrop';
import { print } from '../../art/comic/bubble';
import { pile } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { shuttle, thread } from '../../art/comic/shuttle';
import { color } from '../../art/comic/palette';
import type { StoryPanel } from '../story';

export const copyingOrdersCover: StoryPanel = {
  width: 300,
  height: 400,
  alt: '《抄单记》封面：两叠订单之间，阿棉累得头发翘起，桌下小梭牵着黄线路过。',
  draw: (size) => [
    darkLoom(size),
    `<rect width="300" height="400" fill="${color.pine500}" opacity=".82"/>`,
    pile(52, 350, { sheets: 23, width: 92 }),
    pile(256, 350, { sheets: 15, width: 92 }),
    person('amian', { x: 150, y: 276, scale: 1, face: 'tired', messy: true, lookY: 3 }),
    desk(size, 350),
    thread('M0 384C40 378 90 392 190 380'),
    shuttle({ x: 228, y: 372, scale: 0.44, gaze: 'happy' }),
    print('抄单记', { x: 24, y: 54, size: 44, fill: '#fff', anchor: 'start' }),
    print('共 2 话', { x: 26, y: 84, size: 17, fill: color.pine100, anchor: 'start' }),
  ],
};
