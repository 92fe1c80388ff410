import { searchIndex } from '@shared/build/search-index';
import { rank } from './rank';

const index = searchIndex([
  { id: 'skip', title: '出错时跳过一行，接着跑', keywords: '循环 异常', body: '选中循环里会出错的那一步。' },
  { id: 'excel', title: '大表格怎样读写得快', keywords: 'Excel 行', body: '两万行不要一行一行地读。' },
  { id: 'log', title: '看懂运行日志', keywords: '报错', body: '出错的那一行是红的。' },
]);

describe('searching the help centre', () => {
  it('finds Chinese words inside sentences, titles before bodies', () => {
    expect(rank(index, '出错')).toEqual(['skip', 'log']);
    expect(rank(index, '循环跳过')[0]).toBe('skip');
    expect(rank(index, '运行日志')).toEqual(['log']);
  });

  it('takes letters of any width and case, and a word that is not typed to its end', () => {
    expect(rank(index, 'ＥＸＣＥＬ')).toEqual(['excel']);
    expect(rank(index, 'exc')).toEqual(['excel']);
    expect(rank(index, '表')).toEqual(['excel']);
  });

  it('offers what has some of the words where nothing has all', () => {
    expect(rank(index, 'excel 火箭')).toEqual(['excel']);
    expect(rank(index, '  ')).toEqual([]);
    expect(rank(index, '火箭')).toEqual([]);
  });

  it('is not misled by what every object has', () => {
    expect(rank(index, 'constructor __proto__')).toEqual([]);
  });
});
