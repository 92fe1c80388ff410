import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { NetworkError } from '../errors';
import type { Destination, Outcome } from '../page-runtime';
import { addressHere } from '../testing/navigator-document';
import { UnsavedWork } from '../unsaved-work';
import { LazyNavigation, type Navigation } from './lazy-navigation';

let pageLoads: () => number;
/** Ends what a test's navigation listens to: the document outlives it. */
let deafen: () => void;

beforeEach(() => {
  const listening = [document, window].map((target) => {
    const { mock } = jest.spyOn(target as EventTarget, 'addEventListener');
    return () => {
      for (const [type, listener, options] of mock.calls)
        if (listener) target.removeEventListener(type, listener, options);
    };
  });
  deafen = () => {
    for (const end of listening) end();
  };
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer) });
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pageLoads = () => complaints.mock.calls.filter(([what]) => String(what).includes('Not implemented: nav')).length;
  jest.spyOn(window, 'stop').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 200 } as Response);
});
afterEach(() => {
  deafen();
  jest.restoreAllMocks();
});

/** A document that shows `/site/contactus/`; the test says when the part comes. */
function setUp() {
  history.replaceState(null, '', '/site/contactus/');
  document.body.innerHTML = `
    <a href="/site/buy/">购买</a><a href="/site/product/">产品</a><a href="#top">上面</a><a href="/elsewhere/">别处</a>
    <main data-slot><textarea aria-label="留言"></textarea></main>`;
  const parts: { come: (navigation: Navigation) => void; fail: (error: Error) => void }[] = [];
  const load = jest.fn<Promise<Navigation>, [string]>(() => new Promise((come, fail) => parts.push({ come, fail })));
  const shown: string[] = [];
  const runtime = {
    navigate: jest.fn(async ({ path, find }: Destination): Promise<Outcome> => {
      shown.push(path);
      const { length } = shown;
      try {
        await find();
      } catch (cause) {
        return { cause: cause as NetworkError };
      }
      return shown.length === length ? { cause: new NetworkError('not taken over') } : null;
    }),
    cancel: jest.fn(),
    stay: jest.fn(),
    leave: jest.fn(),
  };
  const navigation: Navigation = {
    match: () => undefined,
    navigate: jest.fn(),
    follow: jest.fn(),
    catchUp: jest.fn(),
    workAhead: jest.fn(),
  };
  const lazy = new LazyNavigation({ basePath: '/site/', runtime, unsaved: new UnsavedWork(), load });
  lazy.watch();
  return { lazy, load, parts, runtime, navigation, shown };
}

const link = (name: string) => screen.getByText(name, { selector: 'a' });

describe('the navigation', () => {
  it('is asked for once, at the first link that is pointed at, and told of it', async () => {
    const { load, parts, navigation } = setUp();
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerOver(link('别处'));
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerOver(link('购买'));
    fireEvent.focusIn(link('产品'));
    expect(load.mock.calls).toEqual([['/contactus/']]);
    parts[0]?.come(navigation);
    await waitFor(() => {
      expect(navigation.workAhead).toHaveBeenCalledWith(link('产品'));
    });
  });

  it('is asked for again at the next sign where it did not come', async () => {
    const { load, parts } = setUp();
    fireEvent.pointerOver(link('购买'));
    parts[0]?.fail(new NetworkError('navigation'));
    await waitFor(() => {
      fireEvent.pointerOver(link('购买'));
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it('follows the last link that was pressed before it was there, and all later ones at once', async () => {
    const { parts, navigation, shown } = setUp();
    fireEvent.click(link('购买'));
    fireEvent.click(link('产品'));
    expect(shown).toEqual(['/buy/', '/product/']);
    parts[0]?.come(navigation);
    await waitFor(() => {
      expect(navigation.follow).toHaveBeenCalledTimes(1);
    });
    fireEvent.click(link('购买'));
    expect(jest.mocked(navigation.follow).mock.calls).toEqual([['/product/'], ['/buy/']]);
    expect([addressHere(), pageLoads()]).toEqual(['/site/contactus/', 0]);
  });

  it('shows no placeholder for a place on the same page, and gives up the one on the way', async () => {
    const { parts, navigation, shown, runtime } = setUp();
    fireEvent.click(link('购买'));
    fireEvent.click(link('上面'));
    expect(runtime.cancel).toHaveBeenCalledTimes(1);
    parts[0]?.come(navigation);
    await waitFor(() => {
      expect(navigation.follow).toHaveBeenCalledWith('/contactus/#top');
    });
    expect(shown).toEqual(['/buy/']);
  });

  it.each([
    ['is loaded', { onLine: true, kept: false, loads: 1 }],
    ['stays, without a network', { onLine: false, kept: false, loads: 0 }],
    ['is loaded, without a network, where it is kept', { onLine: false, kept: true, loads: 1 }],
  ])('a place on the same page, where the part does not come, %s', async (_how, { onLine, kept, loads }) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const getRegistration = jest.fn(() => Promise.resolve(kept ? {} : undefined));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
    const { lazy, parts } = setUp();
    lazy.navigate('/contactus/?kind=new');
    parts[0]?.fail(new NetworkError('navigation'));
    await waitFor(() => {
      expect(getRegistration).toHaveBeenCalledTimes(onLine ? 0 : 1);
      expect(pageLoads()).toBe(loads);
    });
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('hears where a page leads to, and of a move in the history', async () => {
    const { lazy, shown, parts, navigation } = setUp();
    lazy.navigate('/buy/?kind=new');
    history.replaceState(null, '', '/site/product/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown).toEqual(['/buy/', '/product/']);
    parts[0]?.come(navigation);
    await waitFor(() => {
      expect(navigation.catchUp).toHaveBeenCalledTimes(1);
    });
    expect(navigation.navigate).not.toHaveBeenCalled();
  });

  it('that does not come leaves the page to the browser', async () => {
    const { parts, runtime } = setUp();
    fireEvent.click(link('购买'));
    parts[0]?.fail(new NetworkError('navigation'));
    await waitFor(() => {
      expect(pageLoads()).toBe(1);
    });
    expect(runtime.leave).toHaveBeenCalledWith(expect.any(NetworkError));
    expect(addressHere()).toBe('/site/buy/');
  });

  it('that does not come takes nothing that was typed', async () => {
    const { parts, runtime, load } = setUp();
    screen.getByLabelText<HTMLTextAreaElement>('留言').value = '三个店铺';
    fireEvent.click(link('购买'));
    parts[0]?.fail(new NetworkError('navigation'));
    await waitFor(() => {
      expect(runtime.stay).toHaveBeenCalledTimes(1);
    });
    expect([pageLoads(), addressHere()]).toEqual([0, '/site/contactus/']);
    const [, offers] = runtime.stay.mock.calls[0] as [unknown, { href: string; retry: () => void }];
    expect(offers.href).toBe(`${location.origin}/site/buy/`);
    offers.retry();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
