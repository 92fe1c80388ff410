import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterPaint } from '../../after-paint';
import type { ReadyPage } from '../page-runtime';
import { pageModule } from '../testing/fixtures';
import { addressHere, setUpNavigator } from '../testing/navigator-document';
import { matched } from '../testing/stage';

beforeEach(() => {
  Object.assign(window, {
    __SITE_CONFIG__: { basePath: '/', brand: { name: '品牌' } },
    matchMedia: () => ({ matches: false }),
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.onclick = null;
  jest.restoreAllMocks();
});

describe('a page that stands ready', () => {
  const ready = {
    match: matched('/buy/'),
    module: { ...pageModule(), head: () => ({ title: '购买方案', description: '' }) },
    page: {},
    release: {},
  } as unknown as ReadyPage;
  const setUpReady = () => setUpNavigator({ takeReady: (path) => (path === '/buy/' ? ready : undefined) });

  it('is shown in the frame of the click; the address, the router, title and heading come after it', async () => {
    const { ways, runtime, views, onShown, onQuery } = setUpReady();
    fireEvent.click(screen.getByText('购买'));
    expect([addressHere(), onShown.mock.calls[0]?.[0].path]).toEqual(['/contactus/', '/buy/']);
    expect(runtime.showAtOnce.mock.calls.map(([page]) => page)).toEqual([ready]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect([views, document.title]).toEqual([[], '联系我们']);
    await waitFor(() => {
      expect(screen.getByRole('heading')).toHaveFocus();
    });
    expect([addressHere(), views, document.title, ways]).toEqual(['/buy/', ['/buy/'], '购买方案 · 品牌', []]);
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it('has its address in the history by the time that its own effects run', async () => {
    const { runtime } = setUpReady();
    const seen: string[] = [];
    runtime.showAtOnce.mockImplementation(() => {
      afterPaint(() => seen.push(addressHere()));
      return undefined;
    });
    fireEvent.click(screen.getByText('购买'));
    await waitFor(() => {
      expect(seen).toEqual(['/buy/']);
    });
  });

  it('is gone on from by a link before its address is written', async () => {
    const { ways, views } = setUpReady();
    fireEvent.click(screen.getByText('购买'));
    fireEvent.click(screen.getByText('联系我们', { selector: 'a' }));
    expect(ways.map(({ path }) => path)).toEqual(['/contactus/']);
    await waitFor(() => {
      expect(views).toEqual(['/buy/']);
    });
    expect(addressHere()).toBe('/contactus/');
  });

  it('is left for the page before, though the router was not told yet', async () => {
    const { ways, views, go } = setUpReady();
    fireEvent.click(screen.getByText('购买'));
    // The router is where the visitor was: a move to there is none for it.
    go('/contactus/', {}, '/contactus/');
    expect(ways.map(({ path }) => path)).toEqual(['/contactus/']);
    await waitFor(() => {
      expect(views).toEqual(['/buy/']);
    });
    expect(addressHere()).toBe('/contactus/');
  });
});
