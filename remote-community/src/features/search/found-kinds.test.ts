import type { FoundPage } from '@shared/client/search';
import { byKind } from './found-kinds';

const page = (path: string, group: string, words: string, heading = ''): FoundPage => ({
  path,
  group,
  title: [{ text: path }],
  heading: heading === '' ? [] : [{ text: heading }],
  words: [{ text: words }],
});

it('what is found stands by its kind: by its address, by its group, and else at the end', () => {
  const found = byKind(
    [['/status/'], ['/templates/a/'], ['/buy/', '价格'], ['/templates/']].map(([path = '', group = '']) =>
      page(path, group, ''),
    ),
  );
  expect(found.map(({ kind, pages }) => [kind.label, pages.length])).toEqual([
    ['产品与方案', 1],
    ['价格', 1],
    ['流程模板', 1],
    ['公司与资源', 1],
  ]);
});

it('a title ends where it says what others say, too', () => {
  const titled = (path: string, title: string): FoundPage => ({ ...page(path, '', ''), title: [{ text: title }] });
  const [templates] = byKind([
    titled('/templates/a/', '缺货提醒：RPA 流程模板'),
    titled('/templates/b/', '考勤汇总：RPA 流程模板'),
    titled('/templates/c/', '对账：每天一遍'),
  ]);
  expect(templates?.pages.map(({ title }) => title[0]?.text)).toEqual(['缺货提醒', '考勤汇总', '对账：每天一遍']);
});

it('what several say alike is left out: the last sentence, cut or not, and a heading; so is one that says nothing', () => {
  const same = '附要填的字段与跑完的样子（示例），步骤可以复制。';
  const [, templates] = byKind([
    page('/buy/', '价格', '四个版本。', '3接上流程'),
    page('/templates/a/', '', `低了就提醒。${same}`, '织成流程以后再看一遍'),
    page('/templates/b/', '', `一张表。${same.slice(0, 12)}…`, '织成流程以后再看一遍'),
    page('/templates/c/', '', '只有一句。', '一段说得清楚的话'),
  ]);
  expect(templates?.pages.map(({ words, heading }) => [words[0]?.text, heading[0]?.text])).toEqual([
    ['低了就提醒。', undefined],
    ['一张表。', undefined],
    ['只有一句。', '一段说得清楚的话'],
  ]);
});
