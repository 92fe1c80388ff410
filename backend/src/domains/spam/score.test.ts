import examples from './examples.json' with { type: 'json' };
import unseen from './testing/unseen.json' with { type: 'json' };
import later from './testing/later.json' with { type: 'json' };
import { HELD, scoreOf } from './score';
import { sharedOf, sketchOf } from './sketch';

const newcomer = { posts: 0, removed: 0, repeated: 0, words: [] };
const isHeld = (text: string) => scoreOf(text, newcomer).points >= HELD;
const share = (texts: readonly string[]) => texts.filter(isHeld).length / texts.length;

describe('of texts by newcomers', () => {
  test('advertising in twenty disguises is held, and what members write is not', () => {
    const kinds = new Set(examples.ads.map(({ disguise }) => disguise));
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    expect(examples.ads.length + examples.honest.length).toBeGreaterThanOrEqual(500);
    expect(share(examples.ads.map(({ text }) => text))).toBeGreaterThanOrEqual(0.95);
    expect(share(examples.honest)).toBeLessThanOrEqual(0.01);
  });

  // Each was written before the rules that came after it, and to no rule.
  test.each([
    ['later', later],
    ['unseen', unseen],
  ])('what was written afterwards is told apart, too: %s', (_name, { ads, honest, held, wronglyHeld }) => {
    expect(share(ads)).toBeGreaterThanOrEqual(held);
    expect(share(honest)).toBeLessThanOrEqual(wronglyHeld);
  });

  test('a word is not looked for inside others', () => {
    for (const text of [
      '请问报名表里的手机号怎么校验位数',
      '运维 ansible2024 报错，连不上主机',
      '透视表 pivot2024 怎么读取',
    ])
      expect([text, isHeld(text)]).toEqual([text, false]);
  });
});

test.each([
  ['加 微 信 领 资 料', '字间加空格或符号'],
  ['加​微​信', '看不见的字符'],
  ['加𝐕𝐗领资料', '花体字母'],
  ['Ꮩx：abc886', '微信号'],
  ['题库，薇 rpatk99', '微信号'],
  ['+❤:abc1314', '微信号'],
  ['电话 一三八零零二二三三四四 联系', '改写过的手机号'],
  ['博彩', '赌博'],
])('%s is told as: %s', (text, reason) => {
  expect(
    scoreOf(text, newcomer)
      .reasons.map(({ what }) => what)
      .join(),
  ).toContain(reason);
});

test('the same words weigh less from a member who has long written well, and more after removals', () => {
  const text = '可以加我微信交流这个流程';
  const of = (facts: object) => scoreOf(text, { ...newcomer, ...facts }).points;
  expect(of({ posts: 30 })).toBeLessThan(of({ posts: 5 }));
  expect(of({ posts: 5 })).toBeLessThan(of({ posts: 1 }));
  expect(of({ posts: 5, removed: 2 })).toBeGreaterThan(of({ posts: 5 }));
});

test('a word of the desk counts in its disguises', () => {
  const words = [{ word: '某某平台', points: 60 }];
  expect(scoreOf('来 某·某·平·台 看看', { ...newcomer, words }).points).toBeGreaterThanOrEqual(HELD);
});

test('a text that was written before is known again once it is changed a little', () => {
  const text = '我们整理了一份很好的流程模板，包含对账、开票和报表三个部分，欢迎大家下载试用';
  const sketch = sketchOf(text);
  expect(sharedOf(sketchOf(`【新】${text.replaceAll('，', ' ! ')}！！`), sketch)).toBeGreaterThan(0.7);
  expect(
    sharedOf(sketchOf('读取邮件附件的时候怎么只下载 PDF 文件，其他的都跳过，谢谢各位老师指点一下'), sketch),
  ).toBeLessThan(0.1);
  expect(sketchOf('谢谢')).toEqual([]);
});
