import { joined } from './joined';

it('a mark stands between parts that are there, and none beside what is missing', () => {
  expect(joined('，', '新留言', '', '13800000000')).toBe('新留言，13800000000');
  expect(joined(' · ', null, '李想', undefined)).toBe('李想');
  expect(joined(' · ', 0, '一号桌')).toBe('0 · 一号桌');
});
