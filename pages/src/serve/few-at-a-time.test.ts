import { setImmediate as others } from 'node:timers/promises';
import { FewAtATime } from './few-at-a-time';

it('others are let in between those who waited together, who keep their order', async () => {
  const few = new FewAtATime();
  const done: number[] = [];
  const all = Array.from({ length: 100 }, (_, at) => few.turn().then(() => done.push(at)));
  const seen: number[] = [];
  while (done.length < 100) {
    await others();
    seen.push(done.length);
  }
  await Promise.all(all);
  expect(seen.length).toBeGreaterThan(5);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  await few.turn();
});
