import type { Changes } from './public-data';
import { Pause } from './pause';

/** A backend that answers when the test says so. */
function setUp() {
  const answers: ((changes: Changes) => void)[] = [];
  const asked: (string | null)[] = [];
  const pause = new Pause({
    changes: (cursor) => {
      asked.push(cursor);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const tell = () => answers.shift()?.({ topics: [], cursor: 'b', more: false, lost: false });
  /** ms that a pause takes, with what happens during it. */
  const lasts = async (isBusy: boolean, happens: () => void = () => undefined, after = 300) => {
    const began = Date.now();
    const over = pause.rest('a', isBusy).then(() => Date.now() - began);
    setTimeout(happens, after);
    await jest.advanceTimersByTimeAsync(2000);
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

test('a pause is short while there is something to do', async () => {
  expect(await setUp().lasts(true)).toBe(150);
});

test('a pause ends when a change is told, when something else is, and by itself where nothing was told', async () => {
  const { pause, asked, tell, lasts } = setUp();
  expect(await lasts(false, tell)).toBe(300);
  expect(pause.isTold).toBe(false);
  expect(
    await lasts(false, () => {
      pause.end();
    }),
  ).toBe(300);
  expect(await lasts(false)).toBe(1000);
  expect(asked).toEqual(['a', 'a']);
});

test('what happens at the beginning of a pause is not missed', async () => {
  const { pause, lasts } = setUp();
  expect(
    await lasts(
      false,
      () => {
        pause.end();
      },
      10,
    ),
  ).toBe(150);
});

test('a backend that does not wait is not asked more often', async () => {
  const { pause, tell, lasts } = setUp();
  expect(await lasts(false, tell, 0)).toBe(150);
  pause.forget();
  expect(pause.isTold).toBe(false);
});
