import { Lexicon } from './lexicon';
import { readQuery } from './read-query';
import { meantPairs } from './meant-pairs';

const lexicon = new Lexicon(['登录要短信', '考勤异常', '定时运行', '网页元素', '表格']);
const taken = (query: string) =>
  readQuery(query, lexicon).flatMap(({ typed, as }) => (as === null ? [] : [`${typed} ${as}`]));

describe('a typed word is taken for a word of ours', () => {
  test.each([
    ['sounds the same', '登陆', ['登陆 登录']],
    ['is a short word of the trade', '排成', ['排成 排程']],
    ['is a word that everybody’s dictionary cuts to pieces', '帐号', ['帐号 账号']],
    ['sounds nearly the same, and is no word of anybody', '考情异常', ['考情 考勤']],
    ['is its spelling', 'denglu', ['denglu 登录']],
    ['is its spelling as it sounds in the south', 'anzuangbao', ['anzuangbao 安装包']],
    ['are the spellings of several as one', 'dingshiyunxing', ['dingshi 定时', 'yunxing 运行']],
    ['has two letters in each other’s place', 'execl', ['execl excel']],
  ])('where it %s', (_why, query, words) => {
    expect(taken(query)).toEqual(words);
  });

  test.each([
    ['is ours already', '登录的元素'],
    ['is a word of every day that one of ours sounds like', '磁盘空间'],
    ['is being typed', 'exce'],
    ['is another word in Latin letters', 'windows'],
    ['is half a spelling, and half something else', 'dingshixyz'],
  ])('but not where it %s', (_why, query) => {
    expect(taken(query)).toEqual([]);
  });

  test('a word for the same finds it, as itself', () => {
    expect(readQuery('控件', lexicon)).toMatchObject([{ as: null, forms: ['控件', '元素'] }]);
  });
});

describe('the pairs of a title', () => {
  test('are those of the words that are meant, each with what says the same', () => {
    expect(meantPairs('登陆网页', lexicon)).toEqual([['登录', '登入'], ['录网'], ['网页', '浏览器', 'chrome', 'edge']]);
  });

  test('are each there once', () => {
    expect(meantPairs('元素 元素', lexicon)).toEqual([['元素', '控件']]);
  });
});
