import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { GoneError, NetworkError, OfflineError, type RemoteError } from '../errors';
import type { Outcome } from '../page-runtime';
import { pageModule } from '../testing/fixtures';
import { matched } from '../testing/stage';
import { type Way, addressHere, setUpNavigator as setUp } from '../testing/navigator-document';
import type { Go } from './lazy-navigation';

function click(name: string): void {
  fireEvent.click(screen.getByText(name, { selector: 'a' }));
}

function type(words: string): void {
  screen.getByLabelText<HTMLTextAreaElement>('留言').value = words;
}

const arrivedAt = (path: string): Outcome => ({
  match: matched(path),
  module: { ...pageModule(), head: () => ({ title: '购买方案', description: '' }) },
});
const arrived = arrivedAt('/buy/');
const failed = (cause: RemoteError = new NetworkError('buy.js')): Outcome => ({ cause });

/** The server's answer when it is asked whether it answers. */
function serverAnswers(answer: { status: number } | Error): jest.SpyInstance {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Response)));
}

/** jsdom loads no documents: it says so, once for each page load. */
let pageLoads: () => number;

beforeEach(() => {
  Object.assign(window, {
    __SITE_CONFIG__: { basePath: '/', brand: { name: '品牌' } },
    matchMedia: () => ({ matches: false }),
  });
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pageLoads = () => complaints.mock.calls.filter(([what]) => String(what).includes('Not implemented: nav')).length;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(window, 'stop').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.onclick = null;
  jest.restoreAllMocks();
});

describe('the navigator', () => {
  it('shows the page that a link leads to', async () => {
    const { ways, views, onShown } = setUp();
    click('购买');
    expect([ways[0]?.path, addressHere()]).toEqual(['/buy/', '/buy/']);
    expect(onShown).not.toHaveBeenCalled();
    ways[0]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledTimes(1);
    });
    expect(onShown.mock.calls[0]?.[0].path).toBe('/buy/');
    expect(views).toEqual(['/buy/']);
    expect([document.title, screen.getByText('购买方案 · 品牌').id]).toEqual(['购买方案 · 品牌', 'announcer']);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('leaves the title to a page that named itself by what it is about', async () => {
    const { ways, onShown } = setUp();
    click('购买');
    document.title = '个人版要多少钱 · 品牌';
    ways[0]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledTimes(1);
    });
    expect([document.title, document.getElementById('announcer')?.textContent]).toEqual([
      '个人版要多少钱 · 品牌',
      '个人版要多少钱 · 品牌',
    ]);
  });

  it.each<[end: string, leave: (ways: Way[], go: Go) => void]>([
    ['is given up', (_ways, go) => go('/contactus/')],
    ['fails with something typed', (ways) => ways[0]?.end(failed())],
  ])('tells the shell of the page behind a placeholder, and takes it back when that one %s', async (_end, leave) => {
    const { ways, onShown, go } = setUp();
    type('三个店铺');
    click('购买');
    ways[0]?.wait();
    expect(onShown.mock.calls.map(([{ path }]) => path)).toEqual(['/buy/']);
    leave(ways, go);
    await waitFor(() => {
      expect(onShown.mock.calls.map(([{ path }]) => path)).toEqual(['/buy/', '/contactus/']);
    });
  });

  it('leaves links to the browser that are no page of the site, and modified clicks', () => {
    const { ways } = setUp();
    const left = (target: HTMLElement, init?: MouseEventInit) => {
      let taken = true;
      window.addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      fireEvent.click(target, init);
      return !taken;
    };
    expect(left(screen.getByText('没有'))).toBe(true);
    expect(left(screen.getByText('购买'), { ctrlKey: true })).toBe(true);
    expect(left(screen.getByText('购买'))).toBe(false);
    expect(ways.map(({ path }) => path)).toEqual(['/buy/']);
  });

  it('goes to the top at a link to the page that is shown', () => {
    const { ways } = setUp();
    click('联系我们');
    expect(ways).toEqual([]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('gives the page its new query where only that changes', () => {
    const { ways, onQuery, go } = setUp();
    go('/contactus/?kind=new');
    expect(onQuery).toHaveBeenCalledTimes(1);
    expect(ways).toEqual([]);
  });

  it('follows the last of several clicks, whatever becomes of the others', async () => {
    const { ways, runtime, onShown } = setUp();
    const asked = serverAnswers({ status: 200 });
    click('购买');
    click('产品');
    ways[0]?.end(failed());
    ways[1]?.end(arrivedAt('/product/'));
    await waitFor(() => {
      expect(onShown).toHaveBeenCalled();
    });
    expect(onShown.mock.calls.map(([{ path }]) => path)).toEqual(['/product/']);
    expect([runtime.stay, runtime.leave, asked].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    expect([addressHere(), pageLoads()]).toEqual(['/product/?kind=new', 0]);
  });

  it('takes a click that comes before the addresses are known, and looks the page up on the way', async () => {
    const { ways, runtime, onShown } = setUp({ known: false });
    click('购买');
    expect([addressHere(), ways[0]?.path]).toEqual(['/buy/', '/buy/']);
    const [destination] = runtime.navigate.mock.calls[0] ?? [];
    expect(await destination?.find()).toBeNull();
    ways[0]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledWith(matched('/buy/'));
    });
  });

  it('loads no page that a further click has superseded while the server was asked', async () => {
    const { ways, runtime, onShown } = setUp();
    let answer: (response: Response) => void = () => undefined;
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    click('购买');
    ways[0]?.end(failed());
    await waitFor(() => {
      expect(asked).toHaveBeenCalledTimes(1);
    });
    click('产品');
    answer({ status: 200 } as Response);
    ways[1]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledTimes(1);
    });
    expect([runtime.stay.mock.calls.length, pageLoads(), addressHere()]).toEqual([0, 0, '/product/?kind=new']);
  });

  it('gives a page up when the visitor turns back before it is there', async () => {
    const { ways, runtime, onShown, onQuery, go } = setUp();
    click('购买');
    go('/contactus/');
    expect(runtime.cancel).toHaveBeenCalledTimes(1);
    expect(onQuery).toHaveBeenCalledTimes(1);
    expect(ways).toHaveLength(1);
    ways[0]?.end(arrived);
    await runtime.navigate.mock.results[0]?.value;
    expect(onShown).not.toHaveBeenCalled();
    expect(document.title).not.toContain('购买方案');
  });

  it('goes back to the page before once the other one is shown', async () => {
    const { ways, runtime, onShown, go } = setUp();
    click('购买');
    ways[0]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledTimes(1);
    });
    go('/contactus/');
    expect(runtime.cancel).not.toHaveBeenCalled();
    expect(ways.map(({ path }) => path)).toEqual(['/buy/', '/contactus/']);
  });
});

describe('a page that does not come', () => {
  /** A click on `/buy/` that came to nothing. */
  async function setFailed(cause?: RemoteError, before: () => void = () => undefined) {
    const stage = setUp();
    before();
    click('购买');
    stage.ways[0]?.end(failed(cause));
    await waitFor(() => {
      expect(stage.runtime.stay.mock.calls.length + stage.runtime.leave.mock.calls.length).toBe(1);
    });
    return stage;
  }

  it('is loaded by the browser', async () => {
    const asked = serverAnswers({ status: 200 });
    const { runtime } = await setFailed();
    expect(asked).toHaveBeenCalledWith(`${location.origin}/buy/`, expect.objectContaining({ method: 'HEAD' }));
    expect(runtime.leave).toHaveBeenCalledWith(expect.any(NetworkError));
    expect([pageLoads(), addressHere()]).toEqual([1, '/buy/']);
    expect(window.stop).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once where the server said that a file is gone', async () => {
    const asked = serverAnswers({ status: 200 });
    await setFailed(new GoneError('buy.js'));
    expect([pageLoads(), asked.mock.calls.length]).toEqual([1, 0]);
  });

  it('is loaded where the server is only slow', async () => {
    serverAnswers(new DOMException('', 'TimeoutError'));
    await setFailed();
    expect(pageLoads()).toBe(1);
  });

  it.each([
    ['does not answer', new TypeError('Failed to fetch')],
    ['fails', { status: 503 }],
  ])('leaves the visitor on the page before where the server %s', async (_what, answer) => {
    serverAnswers(answer);
    const { runtime } = await setFailed();
    expect(runtime.stay).toHaveBeenCalledWith(expect.any(NetworkError), expect.objectContaining({}));
    expect([pageLoads(), addressHere()]).toEqual([0, '/contactus/']);
  });

  it('leaves the visitor on the page before where something was typed', async () => {
    const asked = serverAnswers({ status: 200 });
    const { runtime, ways, onShown } = await setFailed(new GoneError('buy.js'), () => {
      type('每月对账要三天');
    });
    expect([pageLoads(), addressHere(), asked.mock.calls.length]).toEqual([0, '/contactus/', 0]);
    // A request under way may carry what was typed.
    expect(window.stop).not.toHaveBeenCalled();
    const [, offers] = runtime.stay.mock.calls[0] ?? [];
    expect(offers?.href).toBe(`${location.origin}/buy/`);
    offers?.retry();
    expect([ways[1]?.path, addressHere()]).toEqual(['/buy/', '/buy/']);
    ways[1]?.end(arrived);
    await waitFor(() => {
      expect(onShown).toHaveBeenCalledTimes(1);
    });
  });

  it('is asked for again once there is a network', async () => {
    const { ways } = await setFailed(new OfflineError('buy.js'), () => {
      type('每月对账要三天');
    });
    fireEvent(window, new Event('online'));
    expect(ways.map(({ path }) => path)).toEqual(['/buy/', '/buy/']);
  });

  it('is not asked for again where the visitor has gone elsewhere meanwhile', async () => {
    const { ways } = await setFailed(new OfflineError('buy.js'), () => {
      type('每月对账要三天');
    });
    click('产品');
    fireEvent(window, new Event('online'));
    expect(ways.map(({ path }) => path)).toEqual(['/buy/', '/product/']);
  });
});
