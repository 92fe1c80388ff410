import { slowestInteraction, worstShift } from './web-vitals';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  duration: 0,
  value,
  hadRecentInput,
});
const event = (interactionId: number, duration: number) => ({ startTime: 0, duration, interactionId });

describe('layout shifts', () => {
  test('less than a second apart are added up, and the worst window counts', () => {
    expect(worstShift([shift(100, 0.05), shift(900, 0.1), shift(2500, 0.12)])).toBeCloseTo(0.15);
  });

  test('are one window for five seconds at most', () => {
    const steady = Array.from({ length: 12 }, (_, at) => shift(at * 900, 0.01));
    expect(worstShift(steady)).toBeCloseTo(0.06);
  });

  test('that follow what the visitor did do not count', () => {
    expect(worstShift([shift(100, 0.3, true), shift(200, 0.01)])).toBeCloseTo(0.01);
  });

  test('are nothing where there were none', () => {
    expect(worstShift([])).toBe(0);
  });
});

describe('the slowest interaction', () => {
  test('is the longest event of any', () => {
    expect(slowestInteraction([event(1, 120), event(1, 208), event(2, 160), event(0, 900)], 3)).toBe(208);
  });

  test('leaves out one outlier in fifty', () => {
    expect(slowestInteraction([event(1, 900), event(2, 160)], 50)).toBe(160);
  });

  test('counts as the shortest that is kept where all were shorter', () => {
    expect(slowestInteraction([], 4)).toBe(104);
  });

  test('is unknown where there was none', () => {
    expect(slowestInteraction([], 0)).toBeUndefined();
  });
});
