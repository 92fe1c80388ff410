import { arm } from '../../art/comic/arm';
import { darkLoom, desk, nightWall, nightWindow, rays } from '../../art/comic/backdrop';
import { caption, label, print, sound, speech } from '../../art/comic/bubble';
import { hand } from '../../art/comic/hand';
import { color } from '../../art/comic/palette';
import { at, pile, roll, sheet } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { adjusting, gripping, pointing, typing } from '../../art/comic/poses';
import { figures, monitor, table } from '../../art/comic/screens';
import { shuttle, thread } from '../../art/comic/shuttle';
import { clock, keyboard, mug, strokes } from '../../art/comic/things';
import type { StoryChapter } from '../story';

export const thirtySevenCents: StoryChapter = {
  title: '差三毛七',
  panels: [
    {
      width: 600,
      height: 440,
      alt: '月底，晚上九点。窗外有月亮，老麻一个人对着屏幕：“银行八百笔，账上也八百笔。”',
      draw: (size) => [
        nightWall(size),
        nightWindow({ x: 400, y: 112, width: 160, height: 150 }),
        clock({ x: 66, y: 142, radius: 34, hour: 9, minute: 0 }),
        person('laoma', { x: 200, y: 274, face: 'tired', lookX: 4, lookY: 3, arms: [typing(-1), typing(1)] }),
        desk(size, 346),
        keyboard({ x: 200, y: 350 }),
        at({ x: 154, y: 386, rotate: -56 }, hand('type', 'laoma')),
        at({ x: 246, y: 386, rotate: -124 }, `<g transform="scale(1 -1)">${hand('type', 'laoma')}</g>`),
        mug({ x: 330, y: 344, scale: 0.9 }),
        pile(60, 350, { sheets: 12, width: 96 }),
        pile(480, 350, { sheets: 7, width: 104 }),
        caption({ x: 20, y: 18, text: '月底，晚上九点' }),
        speech({ x: 584, y: 18, text: '银行八百笔，|账上也八百笔。', anchor: 'tr', tail: [262, 210] }),
      ],
    },
    {
      width: 386,
      height: 440,
      alt: '老麻的脸特写，眼镜里映着数字，他抓住了头发：“差……三毛七？”',
      draw: (size) => [
        darkLoom(size),
        `<path d="M20 190h40M14 236h26M330 176h44M344 250h26M24 320h20" stroke="${color.pine400}" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
        person('laoma', { x: 193, y: 356, scale: 1.5, face: 'shock', tilt: 4, arms: [gripping(-1)] }),
        print('0.37', { x: 330, y: 220, size: 34, fill: color.pine300 }),
        speech({ x: 193, y: 18, text: '差……三毛七？', anchor: 'tc', size: 28, tail: [206, 150] }),
      ],
    },
    {
      width: 386,
      height: 480,
      alt: '十一点四十，长长的流水单一圈圈绕在老麻身上，他从纸里探出头：“从头再对一遍。”',
      draw: (size) => [
        nightWall(size),
        clock({ x: 318, y: 78, radius: 40, hour: 11, minute: 40 }),
        roll({ x: -40, y: 190, rotate: 6 }, 200),
        person('laoma', { x: 196, y: 286, scale: 1.12, face: 'dizzy', tilt: -6 }),
        roll({ x: 20, y: 318, rotate: -9 }, 330),
        roll({ x: -20, y: 384, rotate: 7 }, 400),
        roll({ x: 30, y: 448, rotate: -5 }, 360),
        sheet({ x: 60, y: 268, rotate: -24, scale: 0.8 }),
        speech({ x: 18, y: 22, text: '从头再|对一遍……', tail: [150, 170] }),
      ],
    },
    {
      width: 600,
      height: 480,
      alt: '门开了，光照进来。阿棉抱着小梭站在门口：“你怎么对的，做给它看？”老麻斜着眼：“它会认字？”小梭：“还会认三毛七。”',
      draw: (size) => [
        rays(size, [430, 250]),
        person('amian', { x: 440, y: 322, scale: 1.06, face: 'happy', lookX: -6 }),
        desk(size, 404),
        arm('amian', { shoulder: [380, 368], elbow: [330, 420], wrist: [356, 392], hand: 'fist', width: 34 }),
        thread('M600 332C560 332 548 366 518 366'),
        shuttle({ x: 440, y: 366, scale: 0.9, gaze: 'happy', armsUp: true }),
        person('laoma', { x: 130, y: 322, scale: 1.06, face: 'doubt', lookX: 7, tilt: 3, arms: [adjusting(-1)] }),
        `<g transform="translate(0 404)">${desk({ width: 290, height: 76 }, 0)}</g>`,
        roll({ x: -20, y: 424, rotate: -3 }, 200),
        speech({ x: 584, y: 18, text: '你怎么对的，|做给它看？', anchor: 'tr', tail: [500, 190] }),
        speech({ x: 18, y: 84, text: '它会认字？', tail: [116, 196] }),
        label({ x: 584, y: 470, text: '会。还会认三毛七。', anchor: 'br', size: 24, tail: [440, 406] }),
      ],
    },
    {
      width: 440,
      height: 460,
      alt: '深夜，黄线在银行和账本两列之间来回穿，一笔对一笔，唰。小梭：“七百九十八笔对上了。”',
      draw: (size) => [
        darkLoom(size),
        table({ x: 30, y: 118, width: 134, title: '银行', rows: 13, done: 9, wrong: [6] }),
        table({ x: 276, y: 118, width: 134, title: '账本', rows: 13, done: 9, wrong: [7] }),
        thread('M0 150C20 150 20 166 44 166L396 186 44 204 396 224 44 242 396 262 44 300 180 330'),
        shuttle({ x: 238, y: 340, scale: 0.72, rotate: 12, gaze: 'focus', lookX: 4 }),
        strokes('M150 372l-50 2M164 392l-66 8', '#fff'),
        sound('唰', { x: 330, y: 436, size: 56, rotate: -8 }),
        label({ x: 220, y: 20, text: '七百九十八笔，|对上了。', anchor: 'tc', size: 24, tail: [236, 300] }),
      ],
    },
    {
      width: 546,
      height: 460,
      alt: '十点整，屏幕上只剩两行红的。小梭：“剩两笔，像，但我不敢认。”老麻扶正眼镜，指着屏幕：“这两笔，我来认。”',
      draw: (size) => [
        nightWall(size),
        nightWindow({ x: 24, y: 130, width: 70, height: 90 }),
        monitor({ x: 286, y: 108, width: 226, height: 178, foot: 70 }, figures(226, 5)),
        at({ x: 312, y: 174 }, `<path d="M0 0h170M0 26h170" stroke="${color.red}" stroke-width="9"/>`),
        person('laoma', { x: 142, y: 292, scale: 1.04, face: 'smirk', lookX: 7, arms: [pointing(1)] }),
        desk(size, 376),
        thread('M100 460C108 430 140 428 200 424S300 380 324 326'),
        shuttle({ x: 390, y: 322, scale: 0.78, gaze: 'ask', lookX: -4 }),
        mug({ x: 46, y: 396, scale: 0.9 }),
        label({ x: 530, y: 18, text: '剩两笔，像，我不敢认。', anchor: 'tr', size: 24, tail: [392, 240] }),
        speech({ x: 530, y: 448, text: '这两笔，我来认。', anchor: 'br', size: 24, tail: [252, 410] }),
      ],
    },
  ],
};
