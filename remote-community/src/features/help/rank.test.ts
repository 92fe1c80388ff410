import { rank } from './rank';

/** What the server makes of three articles: 出错时跳过一行, 大表格怎样读写得快, 看懂运行日志. Words by where they are. */
const places = {
  '1:4': 'excel',
  '0:1': '一步 中 中循 会 会出 环里 选 选中 那 里 里会',
  '0:6 1:1 2:1': '一行',
  '1:1': '万 万行 不要 两 两万 地 地读 行一 行不 行地 要一 读',
  '1:6': '写得 大 大表 得 得快 快 怎样 样读 格怎 表格 读写',
  '0:7 2:1': '出 出错',
  '0:4': '异常',
  '0:5': '循环',
  '2:6': '懂运 日志 看懂 行日 运行',
  '2:4': '报 报错',
  '0:6': '接着 时 时跳 着跑 跑 跳 跳过 过 过一 错时',
  '2:1': '是 是红 红的 行是',
  '0:1 2:1': '的 的那 那一 错的',
  '1:5 2:1': '行',
  '0:7 2:5': '错',
};
const words = Object.fromEntries(
  Object.entries(places).flatMap(([place, all]) => all.split(' ').map((word) => [word, place])),
);
const index = { ids: ['skip', 'excel', 'log'], words };

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
