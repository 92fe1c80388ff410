import { rank } from './rank';

const items = [
  { id: 'skip', title: '出错时跳过一行，接着跑', keywords: '循环 异常', body: '选中循环里会出错的那一步。' },
  { id: 'excel', title: '大表格怎样读写得快', keywords: 'Excel 行', body: '两万行不要一行一行地读。' },
  { id: 'log', title: '看懂运行日志', keywords: '报错', body: '出错的那一行是红的。' },
];

describe('searching the help centre', () => {
  it('finds Chinese words inside sentences, titles before bodies', () => {
    expect(rank(items, '出错').map(({ id }) => id)).toEqual(['skip', 'log']);
    expect(rank(items, '循环跳过')[0]?.id).toBe('skip');
  });

  it('takes letters of any width and case', () => {
    expect(rank(items, 'ＥＸＣＥＬ').map(({ id }) => id)).toEqual(['excel']);
  });

  it('offers what has some of the words where nothing has all', () => {
    expect(rank(items, 'excel 火箭').map(({ id }) => id)).toEqual(['excel']);
    expect(rank(items, '  ')).toEqual([]);
  });
});
