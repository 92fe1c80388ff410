import { arm } from '../../art/comic/arm';
import { darkLoom, dayWall, dayWindow, desk, rays } from '../../art/comic/backdrop';
import { caption, label, print, sound, speech } from '../../art/comic/bubble';
import { color } from '../../art/comic/palette';
import { paperSea, sheet } from '../../art/comic/paper';
import { person } from '../../art/comic/person';
import { gripping, pointing, thrownUp } from '../../art/comic/poses';
import { chart, table } from '../../art/comic/screens';
import { shuttle, thread } from '../../art/comic/shuttle';
import { clock, mug, plant, strokes } from '../../art/comic/things';
import type { StoryChapter } from '../story';

const versions = ['终版', '终版 2', '真终版', '真终版 改', '别再改'] as const;

function file(name: string, [x, y]: readonly [number, number], turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="150" height="78" rx="7" fill="#fff"/><path d="M0 26V7a7 7 0 017-7h136a7 7 0 017 7v19z" fill="${color.pine300}"/>` +
    `${print(name, { x: 75, y: 62, size: 24 })}<path d="M12 13h30" stroke="${color.pine}" stroke-width="5"/></g>`
  );
}

export const nineOclock: StoryChapter = {
  title: '九点要',
  panels: [
    {
      width: 600,
      height: 440,
      alt: '周一早上八点，绢姐指着墙上的钟：“九点开会，周报呢？”阿棉抱着一摞纸，愣在桌边。',
      draw: (size) => [
        dayWall(size),
        dayWindow({ x: 232, y: 120, width: 130, height: 120 }),
        clock({ x: 300, y: 66, radius: 36, hour: 8, minute: 0 }),
        person('juanjie', { x: 130, y: 286, scale: 1.04, face: 'stern', lookX: 6, arms: [pointing(1)] }),
        person('amian', { x: 464, y: 300, scale: 0.98, face: 'shock', lookX: -6, messy: true }),
        desk(size, 372),
        sheet({ x: 430, y: 376, rotate: -14 }),
        sheet({ x: 500, y: 380, rotate: 10 }),
        sheet({ x: 464, y: 368, rotate: -2 }),
        arm('amian', { shoulder: [408, 344], elbow: [364, 404], wrist: [420, 400], hand: 'fist' }),
        arm('amian', { shoulder: [520, 344], elbow: [570, 404], wrist: [510, 404], hand: 'fist', mirrored: true }),
        caption({ x: 584, y: 18, text: '周一，早上八点', anchor: 'tr' }),
        speech({ x: 18, y: 18, text: '九点开会，|周报呢？', tail: [120, 140] }),
      ],
    },
    {
      width: 386,
      height: 440,
      alt: '阿棉举着双手大喊，纸片乱飞：“五个群，五张表！”',
      draw: () => [
        `<rect width="386" height="440" fill="${color.madder}"/><path d="M0 320C80 292 300 292 386 320V440H0z" fill="#7d2a43"/>`,
        sheet({ x: 50, y: 170, rotate: -30, scale: 0.9 }),
        sheet({ x: 336, y: 160, rotate: 24, scale: 0.9 }),
        sheet({ x: 30, y: 330, rotate: 18, scale: 0.8 }),
        sheet({ x: 360, y: 320, rotate: -16, scale: 0.8 }),
        person('amian', { x: 193, y: 350, scale: 1.16, face: 'panic', messy: true, arms: [thrownUp(-1), thrownUp(1)] }),
        paperSea({ y: 438, width: 386, sheets: 7, seed: 5 }),
        speech({ x: 193, y: 18, text: '五个群，五张表！', anchor: 'tc', tail: [170, 140] }),
      ],
    },
    {
      width: 386,
      height: 480,
      alt: '深色的一格：五个文件围着阿棉，名字是终版、终版 2、真终版、真终版改、别再改。“哪张才是真的？”',
      draw: (size) => [
        darkLoom(size),
        thread('M0 424C50 424 60 316 130 322S330 332 386 332'),
        file(versions[0], [14, 108], -8),
        file(versions[1], [212, 96], 6),
        file(versions[3], [-14, 216], 5),
        file(versions[2], [250, 204], -6),
        person('amian', { x: 193, y: 370, scale: 1.12, face: 'dizzy', tilt: 5, messy: true, arms: [gripping(-1)] }),
        file(versions[4], [222, 384], -7),
        speech({ x: 193, y: 18, text: '哪张才是真的？', anchor: 'tc', tail: [196, 150] }),
      ],
    },
    {
      width: 600,
      height: 480,
      alt: '光线四射，小梭牵着黄线跳上桌：“谁最后改的，我看得见。”阿棉眼里冒星星：“快，一张张看！”',
      draw: (size) => [
        rays(size, [390, 230]),
        `<g opacity=".9">${file('终版', [306, 284], -5)}${file('真终版', [442, 270], 6)}</g>`,
        person('amian', { x: 126, y: 336, scale: 1.1, face: 'awe', lookX: 6, messy: true, arms: [thrownUp(1)] }),
        desk(size, 404),
        thread('M0 332C40 332 40 452 150 448S300 410 300 330 300 226 330 226'),
        shuttle({ x: 420, y: 214, scale: 1.14, rotate: -8, gaze: 'focus', armsUp: true }),
        strokes('M540 150l24-18M552 196l30-4M536 246l28 12'),
        label({ x: 584, y: 18, text: '谁最后改的，我看得见。', anchor: 'tr', tail: [430, 140] }),
        speech({ x: 18, y: 56, text: '快，一张张看！', tail: [112, 190] }),
      ],
    },
    {
      width: 440,
      height: 460,
      alt: '五张小表被黄线穿起来，织进右边一张大周报里，嗖的一声。小梭：“五张，并成一张。”',
      draw: (size) => [
        darkLoom(size),
        ...['华北', '华南', '华东', '西南'].map((title, index) =>
          table({ x: 18, y: 100 + index * 84, width: 96, title, rows: 1, done: index === 2 ? 0 : 1, scale: 1 }),
        ),
        thread('M0 150C90 150 120 146 160 170M66 232C110 232 130 220 160 214M66 400C110 400 130 300 160 284'),
        table({ x: 262, y: 118, width: 156, title: '周报', rows: 13, done: 6 }),
        thread('M232 226C250 220 256 216 280 212'),
        shuttle({ x: 196, y: 226, scale: 0.72, rotate: -6, gaze: 'focus', lookX: 4 }),
        sound('嗖', { x: 160, y: 366, size: 56, rotate: -10 }),
        label({ x: 424, y: 20, text: '五张，并成一张。', anchor: 'tr', tail: [210, 180] }),
      ],
    },
    {
      width: 546,
      height: 460,
      alt: '八点五十六分的会议室，图表上“华东”那一格是空的虚线框。绢姐皱眉：“华东怎么空着？”小梭：“没人填。我不能编。”',
      draw: (size) => [
        dayWall(size),
        clock({ x: 62, y: 78, radius: 36, hour: 8, minute: 56 }),
        `<rect x="220" y="76" width="306" height="212" rx="4" fill="#fff" stroke="${color.pine700}" stroke-width="5"/>`,
        chart({ x: 222, y: 82 }, 'empty'),
        person('juanjie', { x: 122, y: 306, scale: 0.98, face: 'doubt', lookX: 8, arms: [pointing(1)] }),
        desk(size, 384),
        thread('M96 460C104 424 160 430 240 420S290 380 296 352'),
        shuttle({ x: 366, y: 340, scale: 0.78, gaze: 'ask', lookX: -3 }),
        plant({ x: 506, y: 390, scale: 0.7 }),
        mug({ x: 52, y: 412, scale: 0.8 }),
        speech({ x: 110, y: 14, text: '华东怎么空着？', size: 24, tail: [150, 150] }),
        label({ x: 470, y: 452, text: '没人填。我不能编。', anchor: 'br', size: 24, tail: [372, 390] }),
      ],
    },
  ],
};
