import { COHORTS, inCanary } from './in-canary';

const visitors = Array.from({ length: 10_000 }, (_, at) => at % COHORTS);
const into = (id: string, percent: number) => new Set(visitors.filter((cohort) => inCanary(cohort, { id, percent })));

test('a ramp keeps everybody who was in, and adds as many as it says', () => {
  const [ten, fifty] = [into('a', 10), into('a', 50)];
  expect([...ten].every((cohort) => fifty.has(cohort))).toBe(true);
  expect(Math.abs(ten.size / 100 - 10)).toBeLessThan(2);
  expect(Math.abs(fifty.size / 100 - 50)).toBeLessThan(2);
});

test('a new canary draws afresh: who was in the one before is in as often as anybody', () => {
  const [before, next] = [into('a', 50), into('b', 1)];
  const both = [...next].filter((cohort) => before.has(cohort)).length;
  expect(Math.abs(next.size / 100 - 1)).toBeLessThan(0.5);
  expect(Math.abs(both / next.size - 0.5)).toBeLessThan(0.2);
});

test('canaries of 1 and 99 in a hundred are for some and not for all', () => {
  expect(into('c', 1).size).toBeGreaterThan(0);
  expect(into('c', 99).size).toBeLessThan(visitors.length);
});
