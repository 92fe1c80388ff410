import { MemoryCounters } from './memory-counters';

afterEach(() => {
  jest.useRealTimers();
});

test('counts each key in its own window, and says how long that lasts', async () => {
  jest.useFakeTimers({ now: 0 });
  const counters = new MemoryCounters();
  expect(await counters.add('a', 1000)).toEqual({ count: 1, rest: 1000 });
  jest.setSystemTime(600);
  expect(await counters.add('a', 1000)).toEqual({ count: 2, rest: 400 });
  expect(await counters.add('b', 1000)).toEqual({ count: 1, rest: 1000 });
  jest.setSystemTime(1000);
  expect(await counters.add('a', 1000)).toEqual({ count: 1, rest: 1000 });
});

test('forgets what was counted first where there is too much', async () => {
  const counters = new MemoryCounters();
  for (let at = 0; at < 50_001; at += 1) await counters.add(`key ${at}`, 60_000);
  expect((await counters.add('key 1', 60_000)).count).toBe(2);
  expect((await counters.add('key 0', 60_000)).count).toBe(1);
});
