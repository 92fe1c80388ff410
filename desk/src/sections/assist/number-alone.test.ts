import { numberAlone } from './number-alone';

it('a number is searched for as it is kept, however a visitor says it', () => {
  expect(numberAlone('8968 7834')).toBe('89687834');
  expect(numberAlone('8968 7')).toBe('89687');
});

it('everything else is left as it was typed', () => {
  for (const text of ['89687834', '8968 ', '2026 年', '张 三', 'a 8968 7834']) expect(numberAlone(text)).toBe(text);
});
