const DIGITS = '零一二三四五六七八九';

/** A count below 100 as it is written before a measure word. */
export function numeral(count: number): string {
  if (count === 2) return '两';
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const written = (digit: number) => DIGITS[digit] ?? '';
  return (tens > 1 ? written(tens) : '') + (tens > 0 ? '十' : '') + (ones > 0 || tens === 0 ? written(ones) : '');
}
