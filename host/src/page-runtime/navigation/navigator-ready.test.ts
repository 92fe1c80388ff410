import { fireEvent, screen, waitFor } from '@testing-library/dom';
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

  it('is shown in the frame of the click; the router, title and heading come after it', async () => {
    const { ways, runtime, views, onShown, onQuery } = setUpReady();
    fireEvent.click(screen.getByText('购买'));
    expect([addressHere(), onShown.mock.calls[0]?.[0].path]).toEqual(['/buy/', '/buy/']);
    expect(runtime.showAtOnce.mock.calls.map(([page]) => page)).toEqual([ready]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect([views, document.title]).toEqual([[], '联系我们']);
    await waitFor(() => {
      expect(screen.getByRole('heading')).toHaveFocus();
    });
    expect([views, document.title, ways]).toEqual([['/buy/'], '购买方案 · 品牌', []]);
    expect(onQuery).toHaveBeenCalledTimes(1);
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
