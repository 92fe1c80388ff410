import { GoneError, NetworkError, type RemoteError } from '../errors';
import { fileAttempts } from '../policy';
import { firstArrival } from './attempts';
import { Movement } from './movement';

/** A request that the test settles. */
function controlled() {
  let succeed: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const arrived = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  return { arrived, succeed, fail };
}

function setUp() {
  const attempts = [controlled(), controlled(), controlled()];
  const started: number[] = [];
  const recovered: string[] = [];
  const movement = new Movement();
  const onSilence = jest.fn();
  const outcome = firstArrival({
    url: '/assets/a.js',
    limits: fileAttempts.silence,
    movement,
    onSilence,
    start: (number) => {
      started.push(number);
      return attempts[number - 1]?.arrived ?? controlled().arrived;
    },
    onRecovered: ({ name }: RemoteError, duration) => recovered.push(`${name} after ${Math.round(duration)}`),
  });
  // A rejection is looked at later; until then it must not count as unhandled.
  outcome.catch(() => undefined);
  return { attempts, started, outcome, recovered, movement, onSilence };
}

function online(value: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
}

describe('asking for a file', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    online(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('starts a second request beside a silent one, and takes whichever arrives first', async () => {
    const { attempts, started, outcome, recovered } = setUp();
    await jest.advanceTimersByTimeAsync(4000);
    expect(started).toEqual([1, 2]);
    attempts[0]?.succeed();
    await expect(outcome).resolves.toBeUndefined();
    expect(recovered).toEqual(['SlowError after 4000']);
  });

  it('starts no request beside others while bytes of any file are coming, and one soon after they cease', async () => {
    const { started, movement, onSilence } = setUp();
    for (let second = 0; second < 60; second += 1) {
      movement.note();
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(started).toEqual([1]);
    expect(onSilence).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4000);
    expect(started).toEqual([1, 2]);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('starts no third request because the first one failed while the second is under way', async () => {
    const { attempts, started, outcome } = setUp();
    await jest.advanceTimersByTimeAsync(4000);
    attempts[0]?.fail(new NetworkError('/assets/a.js'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(started).toEqual([1, 2]);
    attempts[1]?.succeed();
    await expect(outcome).resolves.toBeUndefined();
  });

  it('reports nothing of a file that came at once', async () => {
    const { attempts, outcome, recovered } = setUp();
    attempts[0]?.succeed();
    await outcome;
    expect(recovered).toEqual([]);
  });

  it('asks three times at most, and then names the cause', async () => {
    const { attempts, started, outcome } = setUp();
    for (const { fail } of attempts) {
      fail(new NetworkError('/assets/a.js'));
      await jest.advanceTimersByTimeAsync(2000);
    }
    expect(started).toEqual([1, 2, 3]);
    await expect(outcome).rejects.toBeInstanceOf(NetworkError);
  });

  it('does not ask again for a file that is gone', async () => {
    const { attempts, started, outcome } = setUp();
    attempts[0]?.fail(new GoneError('/assets/a.js'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(started).toEqual([1]);
    await expect(outcome).rejects.toBeInstanceOf(GoneError);
  });

  it('waits for the network when there is none, without using up its requests', async () => {
    const { attempts, started, outcome } = setUp();
    online(false);
    attempts[0]?.fail(new NetworkError('/assets/a.js'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(started).toEqual([1]);
    online(true);
    attempts[0] = controlled();
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toEqual([1, 1]);
    attempts[0].succeed();
    await expect(outcome).resolves.toBeUndefined();
  });
});
