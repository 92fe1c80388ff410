import fastify, { type FastifyInstance } from 'fastify';
import { keepDoing } from './keep-doing';

/** Every `every` ms, work that lasts until it is told to end. */
function openWork(app: FastifyInstance, every: number) {
  const begun: { closing: AbortSignal; end: () => void; fail: (error: Error) => void }[] = [];
  let next: (() => void) | undefined;
  keepDoing(app, {
    failed: 'failed',
    every,
    work: (closing) =>
      new Promise<void>((end, fail) => {
        begun.push({ closing, end, fail });
        next?.();
      }),
  });
  /** Resolves with the work of this number, once it has begun. */
  const nth = async (number: number) => {
    while (begun.length < number) await new Promise<void>((resolve) => (next = resolve));
    const work = begun[number - 1];
    if (!work) throw new Error('no work');
    return work;
  };
  return { begun, nth };
}

test('work that failed is done again', async () => {
  const app = fastify();
  const { nth } = openWork(app, 1);
  (await nth(1)).fail(new Error('once'));
  (await nth(2)).end();
  (await nth(3)).end();
  await app.close();
});

test('work that is told of is done at once, and once more where that was while it was under way', async () => {
  const app = fastify();
  let tell: () => void = () => undefined;
  let done = 0;
  const ends: (() => void)[] = [];
  keepDoing(app, {
    failed: 'failed',
    every: 1_000_000,
    listen: (heard) => {
      tell = heard;
      return Promise.resolve();
    },
    work: () => {
      done += 1;
      return new Promise((end) => ends.push(end));
    },
  });
  const ended = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  await new Promise(setImmediate);
  tell();
  tell();
  expect(done).toBe(1);
  await ended();
  expect(done).toBe(2);
  await ended();
  tell();
  await new Promise(setImmediate);
  expect(done).toBe(3);
  await ended();
  await app.close();
});

test('an application that closes says so to the work under way, waits for it, and begins none again', async () => {
  const app = fastify();
  const { begun, nth } = openWork(app, 1);
  const work = await nth(1);
  expect(work.closing.aborted).toBe(false);
  let closed = false;
  const told = new Promise<void>((resolve) => {
    work.closing.addEventListener('abort', () => {
      resolve();
    });
  });
  const closing = app.close().then(() => (closed = true));
  await told;
  await new Promise(setImmediate);
  expect(closed).toBe(false);
  work.end();
  await closing;
  expect(begun).toHaveLength(1);
});

test('work is done when something is due, after a failure, and not sooner than it may, however often it is told of', async () => {
  jest.useFakeTimers({ now: 0 });
  const app = fastify();
  const done: number[] = [];
  let tell: () => void = () => undefined;
  const dues = [2000, null, -5000];
  keepDoing(app, {
    failed: 'failed',
    every: 60_000,
    least: 800,
    listen: (heard) => {
      tell = heard;
      return Promise.resolve();
    },
    due: () => Promise.resolve(dues.shift() ?? null),
    work: () => (done.push(performance.now()) === 4 ? Promise.reject(new Error('once')) : Promise.resolve()),
  });
  await jest.advanceTimersByTimeAsync(62_000);
  for (let at = 0; at < 30; at += 1) {
    tell();
    await jest.advanceTimersByTimeAsync(100);
  }
  jest.useRealTimers();
  await app.close();
  // At once; when due; after the longest wait; what is overdue and failed after the least; again after a failure.
  expect(done.map(Math.round)).toEqual([0, 2000, 62_000, 62_800, 63_600, 64_400]);
});
