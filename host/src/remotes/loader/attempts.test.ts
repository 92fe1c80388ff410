import { GoneError } from '../errors/gone-error';
import { NetworkError } from '../errors/network-error';
import { type Attempt, firstArrival } from './attempts';

/** An attempt that the test settles. */
function controlled(moves = false) {
  let succeed: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const arrived = new Promise<void>((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  const attempt: Attempt = { arrived, moves: () => moves };
  return { attempt, succeed, fail };
}

function setUp(moves: readonly boolean[] = [false, false, false]) {
  const attempts = moves.map(controlled);
  const started: number[] = [];
  const outcome = firstArrival('/assets/a.js', (number) => {
    started.push(number);
    return attempts[number - 1]?.attempt ?? controlled().attempt;
  });
  // A rejection is looked at later; until then it must not count as unhandled.
  outcome.catch(() => undefined);
  return { attempts, started, outcome };
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
    const { attempts, started, outcome } = setUp();
    await jest.advanceTimersByTimeAsync(4000);
    expect(started).toEqual([1, 2]);
    attempts[0]?.succeed();
    await expect(outcome).resolves.toBeUndefined();
  });

  it('leaves a slow request alone while bytes are coming', async () => {
    const { started } = setUp([true]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(started).toEqual([1]);
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
