import { arm } from '../../art/comic/arm';
import { darkLoom, dayWall, desk, nightWindow, rays, warmWall } from '../../art/comic/backdrop';
import { caption, label, print, speech } from '../../art/comic/bubble';
import { hand } from '../../art/comic/hand';
import { head } from '../../art/comic/head';
import { color } from '../../art/comic/palette';
import { at } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { holding, pointing, thrownUp } from '../../art/comic/poses';
import { board, monitor } from '../../art/comic/screens';
import { shuttle, thread } from '../../art/comic/shuttle';
import { bowl, clock, mug, phone, plant, strokes } from '../../art/comic/things';
import type { StoryChapter } from '../story';

const twoAmounts =
  print('银行', { x: 38, y: 58, size: 19, anchor: 'start', fill: color.pine500 }) +
  print('12080.37', { x: 244, y: 60, size: 31, anchor: 'middle' }) +
  print('账本', { x: 38, y: 128, size: 19, anchor: 'start', fill: color.pine500 }) +
  print('12080.00', { x: 244, y: 130, size: 31, anchor: 'middle' }) +
  `<path d="M34 88h286" stroke="${color.pine200}" stroke-width="4"/><path d="M266 70h52" stroke="${color.red}" stroke-width="5"/>`;

export const whereItWent: StoryChapter = {
  title: '三毛七去哪了',
  panels: [
    {
      width: 600,
      height: 440,
      alt: '屏幕上两个数并排：银行 12080.37，账本 12080.00。老麻凑近了看：“多的这点，是手续费。”',
      draw: (size) => [
        darkLoom(size),
        monitor({ x: 214, y: 118, width: 352, height: 176, foot: 60 }, twoAmounts),
        person('laoma', {
          x: 110,
          y: 288,
          scale: 1.04,
          face: 'doubt',
          lookX: 8,
          lookY: -2,
          tilt: 6,
          arms: [pointing(1)],
        }),
        desk(size, 350),
        thread('M600 372C560 372 520 340 468 336'),
        shuttle({ x: 408, y: 330, scale: 0.74, rotate: -4, gaze: 'ask', lookX: -4 }),
        mug({ x: 44, y: 396, scale: 0.9 }),
        speech({ x: 18, y: 20, text: '多的这点，|是手续费。', tail: [104, 146] }),
      ],
    },
    {
      width: 386,
      height: 440,
      alt: '老麻双手举过头顶，眼里冒星星：“三毛七，找到了！”',
      draw: () => [
        `<rect width="386" height="440" fill="${color.pine500}"/><path d="M0 330C80 300 300 300 386 330V440H0z" fill="${color.pine700}"/>`,
        thread('M0 372C60 372 60 404 130 404S300 386 386 396'),
        strokes('M60 120l-24-24M52 160l-30-6M326 120l24-24M334 160l30-6', '#fff'),
        person('laoma', { x: 193, y: 344, scale: 1.22, face: 'awe', arms: [thrownUp(-1), thrownUp(1)] }),
        speech({ x: 193, y: 20, text: '三毛七，找到了！', anchor: 'tc', tail: [193, 158] }),
      ],
    },
    {
      width: 386,
      height: 480,
      alt: '第二天八点，绢姐举着手机，嘴张成了圆：“报表已经在我邮箱里了？”桌边的老麻睡着了，小梭替他盖好了一页纸。',
      draw: (size) => [
        dayWall(size),
        clock({ x: 322, y: 176, radius: 36, hour: 8, minute: 0 }),
        person('juanjie', { x: 160, y: 264, scale: 1.02, face: 'shock', lookX: -3, lookY: 2 }),
        desk(size, 372),
        arm('juanjie', { shoulder: [102, 308], elbow: [40, 372], wrist: [74, 286], hand: 'fist' }),
        `<rect x="70" y="216" width="38" height="62" rx="7" fill="${color.ink}"/><rect x="75" y="223" width="28" height="46" rx="2" fill="${color.pine200}"/>`,
        at(
          { x: 276, y: 402, scale: 0.86 },
          head('laoma', { face: 'content', tilt: 74 }) +
            `<path d="M-96 66C-50 34 60 40 128 64" fill="none" stroke="#b8692c" stroke-width="44" stroke-linecap="round"/>`,
        ),
        thread('M386 332C360 332 350 326 324 320'),
        shuttle({ x: 272, y: 316, scale: 0.6, rotate: 4, gaze: 'happy' }),
        print('Z', { x: 342, y: 372, size: 26, fill: color.pine500 }),
        print('Z', { x: 362, y: 352, size: 18, fill: color.pine500 }),
        speech({ x: 18, y: 18, text: '报表已经在|我邮箱里了？', tail: [140, 130] }),
        caption({ x: 372, y: 18, text: '第二天八点', anchor: 'tr', size: 20 }),
      ],
    },
    {
      width: 600,
      height: 480,
      alt: '光线四射，老麻在白板上立规矩：“一元以内：它记；超过：问我”。他说：“小的它记，大的问我。”小梭：“记住了。”',
      draw: (size) => [
        rays(size, [180, 220]),
        board(
          { x: 26, y: 84, width: 286, height: 196 },
          print('一元以内', { x: 30, y: 82, size: 30, anchor: 'start' }) +
            print('它记', { x: 226, y: 82, size: 30, fill: color.pine500 }) +
            print('超过一元', { x: 30, y: 150, size: 30, anchor: 'start' }) +
            print('问我', { x: 226, y: 150, size: 30, fill: color.red }) +
            `<path d="M26 106h236" stroke="${color.edge}" stroke-width="3"/>`,
        ),
        person('laoma', { x: 452, y: 326, scale: 1.08, face: 'tell', lookX: -6, arms: [pointing(-1)] }),
        desk(size, 404),
        thread('M0 332C20 332 20 396 60 392'),
        shuttle({ x: 132, y: 372, scale: 0.84, rotate: -6, gaze: 'happy', lookX: 4 }),
        speech({ x: 584, y: 18, text: '小的它记，|大的问我。', anchor: 'tr', tail: [470, 176] }),
        label({ x: 190, y: 472, text: '记住了。', anchor: 'bl', tail: [150, 424] }),
      ],
    },
    {
      width: 440,
      height: 460,
      alt: '又到月底。黑夜里一只拿着手机的手，屏幕上是小梭发来的：“差两元，运费，认吗？”下面一个“认”键，拇指正按下去。',
      draw: (size) => [
        darkLoom(size),
        thread('M0 196C60 196 80 120 146 120'),
        phone(
          { x: 232, y: 250, rotate: 4, scale: 1.06 },
          `<g transform="translate(0 -76)">${shuttle({ x: 0, y: 0, scale: 0.6, gaze: 'ask' })}</g>` +
            print('差两元', { x: 0, y: 0, size: 27 }) +
            print('像是运费', { x: 0, y: 34, size: 22, fill: color.pine500 }) +
            `<rect x="-56" y="60" width="112" height="44" rx="6" fill="${color.pine}"/>${print('我认', { x: -14, y: 90, size: 24, fill: '#fff' })}`,
        ),
        arm('laoma', {
          shoulder: [470, 500],
          elbow: [400, 470],
          wrist: [302, 362],
          hand: 'point',
          turn: -32,
          width: 56,
        }),
        arm('laoma', { shoulder: [-40, 500], elbow: [30, 440], wrist: [112, 346], hand: 'fist', width: 56, turn: 20 }),
        caption({ x: 20, y: 18, text: '又到月底，九点' }),
      ],
    },
    {
      width: 546,
      height: 460,
      alt: '家里，老麻端着一碗热面，手机放在一边，黄线从窗外伸进来：“面还是热的。”小梭：“月底好。”',
      draw: (size) => [
        warmWall(size),
        nightWindow({ x: 356, y: 120, width: 140, height: 130 }),
        plant({ x: 44, y: 372, scale: 0.9 }),
        person('laoma', { x: 196, y: 286, scale: 1.08, face: 'content', lookX: 3, arms: [holding(1)] }),
        desk(size, 376),
        bowl({ x: 200, y: 376, scale: 0.94 }),
        at({ x: 148, y: 384, rotate: -40 }, hand('fist', 'laoma')),
        arm('laoma', { shoulder: [134, 334], elbow: [96, 396], wrist: [146, 384], hand: 'fist' }),
        thread('M546 210C500 220 520 290 474 308'),
        shuttle({ x: 410, y: 318, scale: 0.76, rotate: -6, gaze: 'happy' }),
        `<g transform="translate(316 404) rotate(-8)"><rect x="-34" y="-12" width="68" height="24" rx="6" fill="${color.ink}"/><rect x="-27" y="-7" width="54" height="14" rx="2" fill="${color.pine300}"/></g>`,
        speech({ x: 18, y: 20, text: '面还是热的。', tail: [150, 160] }),
        label({ x: 530, y: 450, text: '其余的，我记好了。', anchor: 'br', size: 24, tail: [420, 372] }),
      ],
    },
  ],
};
