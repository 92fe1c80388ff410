import { differenceOf } from './difference';

/** Table II of Newcombe 1998 (Statistics in Medicine 17, 873-890), method 10. */
test.each([
  [
    [56, 70],
    [48, 80],
    [0.2, 0.0524, 0.3339],
  ],
  [
    [9, 10],
    [3, 10],
    [0.6, 0.1705, 0.809],
  ],
  [
    [6, 7],
    [2, 7],
    [0.5714, 0.0582, 0.8062],
  ],
  [
    [5, 56],
    [0, 29],
    [0.0893, -0.0381, 0.1926],
  ],
  [
    [0, 10],
    [0, 20],
    [0, -0.1611, 0.2775],
  ],
  [
    [10, 10],
    [0, 20],
    [1, 0.6791, 1],
  ],
] as const)('the difference of %p and %p, with its ends, is %p', (first, second, known) => {
  const found = differenceOf(first, second);
  expect([found?.by, found?.low, found?.high].map((value) => Number(value?.toFixed(4)))).toEqual(known);
});

test('of nobody there is none, and no rate is above one', () => {
  expect(differenceOf([0, 0], [1, 2])).toBeNull();
  expect(differenceOf([1, 2], [0, 0])).toBeNull();
  expect(differenceOf([5, 3], [0, 3])).toEqual(differenceOf([3, 3], [0, 3]));
});
