import type { Changes } from './public-data';
import { Pause } from './pause';

/** A backend that answers when the test says so. */
function setUp(longest?: number) {
  const answers: ((changes: Changes) => void)[] = [];
  const asked: (string | null)[] = [];
  const changes = (cursor: string | null) => {
    asked.push(cursor);
    return new Promise<Changes>((resolve) => answers.push(resolve));
  };
  const pause = new Pause({ changes }, longest);
  const tell = () => answers.shift()?.({ topics: [], cursor: 'b', more: false, lost: false });
  /** ms that a pause takes, with what happens during it. */
  const lasts = async (
    due: number,
    happens: () => void = () => undefined,
    { after = 300, cursor = 'a' }: { after?: number; cursor?: string | null } = {},
  ) => {
    const began = Date.now();
    const over = pause.rest(cursor, due).then(() => Date.now() - began);
    setTimeout(happens, after);
    await jest.advanceTimersByTimeAsync(5000);
    return over;
  };
  return { pause, asked, tell, lasts };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a pause is shortest while pages wait, but where the backend is away, and ends when something is due', async () => {
  expect(await setUp().lasts(-9)).toBe(20);
  expect(await setUp().lasts(100)).toBe(150);
  expect(await setUp().lasts(-9, () => undefined, { cursor: null })).toBe(150);
  expect(await setUp().lasts(2500)).toBe(2500);
});

test('a pause is never longer than it may be', async () => {
  expect(await setUp(1000).lasts(Infinity)).toBe(1000);
  expect(await setUp(1000).lasts(600)).toBe(600);
});

test('a pause ends when a change is told, when something else is, and by itself where nothing was told', async () => {
  const { pause, asked, tell, lasts } = setUp();
  expect(await lasts(Infinity, tell)).toBe(300);
  expect(pause.isTold).toBe(false);
  expect(
    await lasts(Infinity, () => {
      pause.end();
    }),
  ).toBe(300);
  expect(await lasts(Infinity)).toBe(4000);
  expect(asked).toEqual(['a', 'a']);
});

test('a change at the beginning of a pause is not missed', async () => {
  const { pause, lasts } = setUp();
  expect(
    await lasts(
      Infinity,
      () => {
        pause.end();
      },
      { after: 10 },
    ),
  ).toBe(150);
});

test('a backend that does not wait is not asked more often', async () => {
  const { pause, tell, lasts } = setUp();
  expect(await lasts(Infinity, tell, { after: 0 })).toBe(150);
  pause.forget();
  expect(pause.isTold).toBe(false);
});
