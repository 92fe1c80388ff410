import { MadeBeside } from './made-beside';

const ONCE_IN = 15_000;

describe('work beside the steps of who composes pages', () => {
  const made = jest.fn(() => Promise.resolve([]));
  let beside: MadeBeside;
  beforeEach(async () => {
    jest.useFakeTimers();
    made.mockClear();
    beside = new MadeBeside(ONCE_IN);
    await pass(0);
    expect(made).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(ONCE_IN);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function pass(ms: number, isBusy = false): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
    beside.take(made, isBusy);
    await jest.advanceTimersByTimeAsync(0);
  }

  it('is done once more where something changed, and once in a while', async () => {
    await pass(0);
    expect(made).toHaveBeenCalledTimes(1);
    beside.want();
    await pass(0);
    beside.want();
    await pass(ONCE_IN - 1);
    expect(made).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(made).toHaveBeenCalledTimes(3);
  });

  it('gives way to pages that somebody waits for, and not for ever', async () => {
    beside.want();
    await pass(0, true);
    await pass(1000, true);
    expect(made).toHaveBeenCalledTimes(1);
    await pass(0);
    expect(made).toHaveBeenCalledTimes(2);
    beside.want();
    await pass(ONCE_IN - 1, true);
    expect(made).toHaveBeenCalledTimes(2);
    await pass(1, true);
    expect(made).toHaveBeenCalledTimes(3);
  });
});
