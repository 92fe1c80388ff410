import { arm } from '../../art/comic/arm';
import { darkLoom, dayWall, dayWindow, desk, rays, warmWall } from '../../art/comic/backdrop';
import { caption, label, print, sound, speech } from '../../art/comic/bubble';
import { color } from '../../art/comic/palette';
import { at, sheet } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { holding, pointing, thinking } from '../../art/comic/poses';
import { chart } from '../../art/comic/screens';
import { shuttle, thread } from '../../art/comic/shuttle';
import { clock, mug, plant, strokes } from '../../art/comic/things';
import type { StoryChapter } from '../story';

const handset = `<path d="M-11-52h22c6 0 8 6 8 14v64c0 8-2 14-8 14h-22c-6 0-6-6-6-14v-64c0-8 0-14 6-14z" fill="${color.ink}"/>`;

export const emptyCell: StoryChapter = {
  title: '空着的一格',
  panels: [
    {
      width: 600,
      height: 440,
      alt: '离开会还有四分钟。绢姐托着下巴：“先填个估数？”阿棉不敢接话，小梭望望这个，望望那个。',
      draw: (size) => [
        dayWall(size),
        dayWindow({ x: 236, y: 104, width: 140, height: 120 }),
        person('juanjie', { x: 136, y: 282, scale: 1.04, face: 'smirk', lookX: 6, arms: [thinking(1)] }),
        person('amian', { x: 470, y: 292, scale: 1, face: 'doubt', lookX: -4, lookY: 2, arms: [holding(-1)] }),
        desk(size, 372),
        mug({ x: 470, y: 378, scale: 0.86 }),
        thread('M600 372C560 372 520 420 440 420S390 380 366 352'),
        shuttle({ x: 300, y: 344, scale: 0.82, gaze: 'shock', lookX: -5 }),
        caption({ x: 584, y: 18, text: '还有四分钟', anchor: 'tr' }),
        speech({ x: 18, y: 18, text: '先填个估数？', tail: [124, 150] }),
      ],
    },
    {
      width: 386,
      height: 440,
      alt: '小梭的大特写，两只黄眼很认真：“估数要写上，是谁估的。”',
      draw: (size) => [
        darkLoom(size),
        `<path d="M20 150h40M320 166h50M16 380h36M334 396h34" stroke="${color.pine400}" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
        thread('M0 372C24 372 14 296 36 272'),
        shuttle({ x: 200, y: 264, scale: 1.9, rotate: -4, gaze: 'focus' }),
        label({ x: 193, y: 22, text: '可以。估数旁边，|写上是谁估的。', anchor: 'tc', tail: [200, 170] }),
      ],
    },
    {
      width: 386,
      height: 480,
      alt: '绢姐的特写，她停住了，想了三秒：“……那不能估。”',
      draw: () => [
        `<rect width="386" height="480" fill="${color.pine200}"/><rect width="386" height="480" fill="url(#tx-wall)"/>`,
        thread('M0 424C50 424 60 348 130 342S330 332 386 332'),
        clock({ x: 66, y: 150, radius: 40, hour: 8, minute: 57 }),
        person('juanjie', {
          x: 204,
          y: 366,
          scale: 1.5,
          face: 'doubt',
          lookX: -6,
          lookY: -4,
          tilt: -4,
          arms: [thinking(1)],
        }),
        caption({ x: 18, y: 18, text: '她想了三秒', size: 20 }),
        speech({ x: 370, y: 18, text: '……那不能估。', anchor: 'tr', size: 24, tail: [230, 150] }),
      ],
    },
    {
      width: 600,
      height: 480,
      alt: '光线四射，绢姐抓起电话指向图表：“老李，你那格空着！”电话那头：“啊？我马上填！”',
      draw: (size) => [
        rays(size, [160, 250]),
        `<rect x="286" y="148" width="296" height="212" rx="4" fill="#fff" stroke="${color.pine700}" stroke-width="5"/>`,
        chart({ x: 284, y: 154 }, 'empty'),
        person('juanjie', { x: 148, y: 336, scale: 1.12, face: 'tell', lookX: 7, arms: [pointing(1)] }),
        arm('juanjie', { shoulder: [84, 384], elbow: [4, 350], wrist: [60, 286], hand: 'fist', width: 36 }),
        at({ x: 78, y: 262, rotate: 14 }, handset),
        desk(size, 424),
        thread('M0 332C10 332 14 452 120 454S340 460 360 430'),
        shuttle({ x: 420, y: 404, scale: 0.78, rotate: -4, gaze: 'calm', lookX: 5 }),
        speech({ x: 18, y: 18, text: '老李，你那格空着！', tail: [140, 150] }),
        speech({ x: 584, y: 66, text: '啊？我马上填！', anchor: 'tr', size: 24, tail: [340, 98] }),
      ],
    },
    {
      width: 440,
      height: 460,
      alt: '八点五十八分，深色的格里，小梭叮的一声把“华东”那一格填满。数字下面写着：填表人 老李。',
      draw: (size) => [
        darkLoom(size),
        `<rect x="62" y="126" width="316" height="250" rx="6" fill="${color.paper}"/>`,
        chart({ x: 66, y: 140 }, 'filled'),
        print('华东　填表人 老李', { x: 220, y: 360, size: 20, fill: color.pine500 }),
        thread('M0 196C30 190 40 60 120 64S180 120 190 150'),
        shuttle({ x: 196, y: 132, scale: 0.7, rotate: -14, gaze: 'happy' }),
        strokes('M138 178l-18 14M262 176l18 14', color.pine500),
        sound('叮', { x: 356, y: 440, size: 52, rotate: 8 }),
        label({ x: 424, y: 20, text: '填好了。是真的。', anchor: 'tr', tail: [230, 96] }),
      ],
    },
    {
      width: 546,
      height: 460,
      alt: '散会后，绢姐在周报上签字：“以后空着就空着。”阿棉笑了，小梭：“空的，我标黄，等人。”',
      draw: (size) => [
        warmWall(size),
        person('amian', { x: 412, y: 286, scale: 0.94, face: 'happy', lookX: -5 }),
        person('juanjie', { x: 150, y: 284, scale: 1.04, face: 'warm', lookX: 4, lookY: 2 }),
        desk(size, 376),
        plant({ x: 516, y: 382, scale: 0.72 }),
        thread('M36 460C50 436 90 440 160 440S230 380 236 344'),
        sheet({ x: 152, y: 396, rotate: 84, scale: 1.2 }),
        arm('juanjie', { shoulder: [212, 330], elbow: [262, 390], wrist: [204, 388], hand: 'fist', mirrored: true }),
        arm('juanjie', { shoulder: [90, 330], elbow: [42, 392], wrist: [92, 400], hand: 'type' }),
        `<path d="M180 396L222 346" stroke="${color.weft300}" stroke-width="7" stroke-linecap="round"/><path d="M180 396l6-7" stroke="${color.ink}" stroke-width="6" stroke-linecap="round"/>`,
        shuttle({ x: 304, y: 330, scale: 0.76, gaze: 'happy' }),
        speech({ x: 18, y: 18, text: '以后空着就空着，|别替人编。', size: 24, tail: [130, 140] }),
        label({ x: 530, y: 450, text: '空的标黄，等人填。', anchor: 'br', size: 24, tail: [310, 378] }),
      ],
    },
  ],
};
