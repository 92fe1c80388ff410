import { arm } from '../../art/comic/arm';
import { darkLoom, dayWall, dayWindow, desk, doorPost, doorway, rays } from '../../art/comic/backdrop';
import { caption, label, print, sound, speech } from '../../art/comic/bubble';
import { color } from '../../art/comic/palette';
import { at, pile, sheet } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { holding, pointing } from '../../art/comic/poses';
import { board, figures, monitor, table } from '../../art/comic/screens';
import { shuttle, thread } from '../../art/comic/shuttle';
import { clock, greetingCard, mug, plant, strokes } from '../../art/comic/things';
import type { StoryChapter } from '../story';

const parcel = `<rect x="-150" y="-96" width="300" height="212" rx="6" fill="#c99a5b"/><path d="M-150-56H150" stroke="#a87a3e" stroke-width="6"/><rect x="-126" y="-36" width="252" height="132" rx="5" fill="${color.paper}"/>`;

export const firstDay: StoryChapter = {
  title: '小梭第一天上班',
  panels: [
    {
      width: 600,
      height: 440,
      alt: '第二天，九点还差八分。阿棉端着茶，小梭趴在屏幕前：“三百单，抄完了。”“你抄，我喝茶。”',
      draw: (size) => [
        dayWall(size),
        clock({ x: 300, y: 72, radius: 36, hour: 8, minute: 52 }),
        monitor({ x: 330, y: 140, width: 230, height: 166 }, figures(230, 5)),
        plant({ x: 52, y: 340, scale: 1.1 }),
        person('amian', { x: 170, y: 276, face: 'content', lookX: 4, arms: [holding(-1)] }),
        desk(size, 340),
        thread('M600 372C540 372 500 330 420 322'),
        mug({ x: 172, y: 346, scale: 0.9 }),
        arm('amian', { shoulder: [230, 318], elbow: [266, 382], wrist: [206, 350], hand: 'fist', mirrored: true }),
        shuttle({ x: 388, y: 316, scale: 0.8, rotate: -4, gaze: 'happy' }),
        pile(540, 346, { sheets: 3, width: 84 }),
        caption({ x: 20, y: 18, text: '第二天' }),
        speech({ x: 20, y: 84, text: '你抄，|我喝茶。', size: 24, tail: [118, 214] }),
        label({ x: 584, y: 20, text: '三百单，抄完了。', anchor: 'tr', tail: [404, 270] }),
      ],
    },
    {
      width: 386,
      height: 440,
      alt: '老麻冲进来，手里抓着电话，眼镜都歪了：“仓库问，别放辣椒是哪条路？”',
      draw: () => [
        `<rect width="386" height="440" fill="${color.pine500}"/>`,
        `<path d="M0 300C60 280 300 280 386 300V440H0z" fill="${color.pine700}"/>`,
        thread('M0 372C60 372 60 404 130 404S300 386 386 396'),
        person('laoma', { x: 196, y: 330, scale: 1.28, face: 'panic', tilt: -6 }),
        arm('laoma', {
          shoulder: [270, 384],
          elbow: [356, 350],
          wrist: [300, 258],
          hand: 'fist',
          mirrored: true,
          width: 40,
        }),
        `<g transform="translate(286 246) rotate(-16)"><path d="M-11-52h22c6 0 8 6 8 14v64c0 8-2 14-8 14h-22c-6 0-6-6-6-14v-64c0-8 0-14 6-14z" fill="${color.ink}"/></g>`,
        strokes('M330 196l24-16M338 224l30-4M66 250l-26-12M62 276l-30 2', '#fff'),
        speech({ x: 193, y: 18, text: '仓库问：“别放辣椒”|是哪条路？', anchor: 'tc', tail: [196, 158] }),
      ],
    },
    {
      width: 386,
      height: 480,
      alt: '一只纸箱的面单特写：收件地址写着“人民路 8 号 别放辣椒”。小梭不解：“备注也抄了，不对吗？”',
      draw: (size) => [
        darkLoom(size),
        at({ x: 193, y: 240, rotate: -4 }, parcel),
        at(
          { x: 193, y: 240, rotate: -4 },
          print('收件地址', { x: -112, y: -8, size: 20, anchor: 'start', fill: color.pine500 }) +
            print('人民路 8 号', { x: -112, y: 30, size: 30, anchor: 'start' }) +
            print('别放辣椒', { x: -112, y: 72, size: 30, anchor: 'start', fill: color.red }) +
            `<path d="M-114 82h128" stroke="${color.red}" stroke-width="4"/>`,
        ),
        thread('M386 332C350 332 350 400 300 404'),
        shuttle({ x: 236, y: 402, scale: 0.84, rotate: 5, gaze: 'ask', lookX: -3 }),
        label({ x: 193, y: 22, text: '备注我也抄了，|不对吗？', anchor: 'tc', tail: [284, 356] }),
      ],
    },
    {
      width: 600,
      height: 480,
      alt: '阿棉指着白板，板上写着“地址：照抄；备注：给人看”。“规矩要说全。备注，留给人看。”小梭：“记住了，多一条规矩。”',
      draw: (size) => [
        rays(size, [420, 214]),
        board(
          { x: 304, y: 74, width: 264, height: 186 },
          print('地址', { x: 66, y: 74, size: 32 }) +
            print('照抄', { x: 192, y: 74, size: 32, fill: color.pine500 }) +
            print('备注', { x: 66, y: 140, size: 32 }) +
            print('给人看', { x: 192, y: 140, size: 32, fill: color.red }) +
            `<path d="M102 64h48M102 130h36" stroke="${color.ink}" stroke-width="4"/><path d="M28 96h208" stroke="${color.edge}" stroke-width="3"/>`,
        ),
        desk(size, 404),
        person('amian', { x: 148, y: 330, scale: 1.08, face: 'tell', lookX: 6, arms: [pointing(1)] }),
        `<g transform="translate(0 330)">${desk({ width: 600, height: 150 }, 74)}</g>`,
        thread('M0 332C20 332 30 440 120 446S330 430 372 350'),
        shuttle({ x: 440, y: 338, scale: 0.86, rotate: -6, gaze: 'happy' }),
        speech({ x: 20, y: 18, text: '规矩要说全：|备注，留给人看。', tail: [120, 156] }),
        label({ x: 584, y: 470, text: '记住了，多一条规矩。', anchor: 'br', tail: [452, 386] }),
      ],
    },
    {
      width: 440,
      height: 460,
      alt: '小梭重抄一遍：地址一列飞快填满，有备注的单被轻轻放进“给人看”的盘里，嗖。',
      draw: (size) => [
        darkLoom(size),
        thread('M0 196C10 196 16 198 26 200'),
        table({ x: 22, y: 120, width: 130, title: '订单', rows: 9, done: 9, wrong: [5] }),
        thread('M110 260C140 262 160 250 178 244'),
        table({ x: 174, y: 96, width: 130, title: '物流', rows: 9, done: 7 }),
        thread('M300 230C316 224 320 218 338 212'),
        shuttle({ x: 374, y: 198, scale: 0.7, rotate: -14, gaze: 'focus', lookX: 4 }),
        strokes('M296 268l-52 10M304 290l-74 16', '#fff'),
        sound('嗖', { x: 322, y: 344, size: 54, rotate: -10 }),
        `<path d="M96 392h210l-22 46H118z" fill="${color.pine300}"/>`,
        sheet({ x: 168, y: 366, rotate: -8 }, true),
        sheet({ x: 240, y: 352, rotate: 12 }, true),
        `<path d="M96 392h210l-22 46H118z" fill="${color.pine300}"/>`,
        print('给人看', { x: 201, y: 424, size: 22 }),
        label({ x: 424, y: 20, text: '有备注的，我不动。', anchor: 'tr', tail: [388, 164] }),
      ],
    },
    {
      width: 546,
      height: 460,
      alt: '小梭递上一张单：“备注：孩子生日。放贺卡吗？”阿棉已经拿着铅笔写好了：“放。这张我来写。”绢姐在门口笑。',
      draw: (size) => [
        dayWall(size),
        dayWindow({ x: 30, y: 116, width: 96, height: 110 }),
        doorway(size, 424),
        person('juanjie', { x: 484, y: 266, scale: 0.84, face: 'warm', lookX: -6, tilt: -5 }),
        doorPost(size, 424),
        person('amian', { x: 152, y: 286, scale: 1.02, face: 'happy', lookX: 5, lookY: 3 }),
        desk(size, 376),
        thread('M36 460C44 424 110 428 200 424S286 376 268 338'),
        greetingCard({ x: 156, y: 392, rotate: -3 }, '生日快乐'),
        arm('amian', { shoulder: [212, 334], elbow: [262, 390], wrist: [214, 392], hand: 'fist', mirrored: true }),
        arm('amian', { shoulder: [92, 334], elbow: [44, 392], wrist: [86, 402], hand: 'type' }),
        `<path d="M192 400L236 352" stroke="${color.weft300}" stroke-width="7" stroke-linecap="round"/><path d="M192 400l7-7" stroke="${color.ink}" stroke-width="6" stroke-linecap="round"/>`,
        shuttle({ x: 334, y: 334, scale: 0.8, gaze: 'ask', lookX: -4 }),
        sheet({ x: 404, y: 336, rotate: 12, scale: 0.8 }),
        label({ x: 214, y: 14, text: '备注：孩子生日。|放贺卡吗？', size: 24, tail: [344, 290] }),
        speech({ x: 530, y: 452, text: '放。这张我来写。', anchor: 'br', size: 24, tail: [252, 416] }),
      ],
    },
  ],
};
