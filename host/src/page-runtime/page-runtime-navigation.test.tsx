import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { GoneError, NetworkError, OfflineError, RenderError, ServerError } from './errors';
import {
  Buy,
  Contact,
  crash,
  crashing,
  field,
  goTo,
  heading,
  notice,
  retryButton,
  setLiveStage,
  setNavigatingStage,
  setStage,
  state,
  switches,
  thrown,
  untilState,
} from './testing/stage';

/** jsdom loads no documents, and says so. */
function expectPageLoads() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a navigation', () => {
  it('shows the other page, and leaves the one before as it is until then', async () => {
    const { ladder, outcome, main } = await setNavigatingStage();
    const sheet = document.createElement('link');
    sheet.dataset['release'] = 'remote-marketing@2.0.0';
    document.head.append(sheet);
    expect([state(), heading()]).toEqual(['live', '联系我们']);
    expect(ladder.climb.wanted).toEqual({
      remote: 'remote-marketing',
      page: 'buy',
      fresh: true,
      olderWelcome: false,
    });
    ladder.climb.succeed({ Component: Buy, version: '3.0.0' });
    await expect(outcome).resolves.toHaveProperty('module');
    expect([state(), heading(), main.dataset['version']]).toEqual(['live', '购买', '3.0.0']);
    expect([main.dataset['remote'], main.dataset['page']]).toEqual(['remote-marketing', 'buy']);
    expect(sheet.isConnected).toBe(false);
  });

  it('shows a placeholder where the files are not there already', async () => {
    const { ladder } = await setNavigatingStage();
    await untilState('loading');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    ladder.climb.succeed({ Component: Buy });
    await untilState('live');
  });

  it('comes to a plain page load where another host is deployed', async () => {
    const { runtime, ladder } = await setLiveStage();
    const outcome = await runtime.navigate({ path: '/buy/', find: () => Promise.resolve(null) });
    expect(outcome).toEqual({ cause: expect.any(GoneError) as GoneError });
    expect(ladder.climbs).toHaveLength(1);
  });

  it('comes to a plain page load where the page was not composed for these parameters', async () => {
    const { runtime, ladder } = await setLiveStage();
    const outcome = goTo(runtime, '/case/detail/retail/unknown/');
    await waitFor(() => {
      expect(ladder.climb.wanted.page).toBe('case-detail');
    });
    ladder.climb.succeed({ Component: Buy });
    expect(await outcome).toEqual({ cause: expect.any(GoneError) as GoneError });
    expect(heading()).toBe('联系我们');
  });

  it('names the cause where the page throws, and keeps the page before', async () => {
    const { ladder, outcome } = await setNavigatingStage();
    switches.broken = true;
    ladder.climb.succeed({ Component: Buy });
    await expect(outcome).resolves.toEqual({ cause: expect.any(RenderError) as RenderError });
    expect(heading()).toBe('联系我们');
  });

  it.each([
    { onLine: true, patience: 10_000, name: 'SlowError' },
    { onLine: false, patience: 2000, name: 'OfflineError' },
  ])('is waited for as long as a visitor will: $name after $patience ms', async ({ onLine, patience, name }) => {
    const { runtime } = await setLiveStage();
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const ended = jest.fn();
    const outcome = goTo(runtime, '/buy/');
    void outcome.then(ended);
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ cause: { name } });
  });

  it('that fails over something typed leaves the page live, and says what it is about', async () => {
    // The page stayed `recovering` for good once.
    const stage = await setNavigatingStage();
    const { runtime, ladder, outcome, reports } = stage;
    const typed = field();
    typed.value = '每月对账要三天';
    const cause = new ServerError('buy.js');
    ladder.climb.step('again', cause);
    ladder.climb.step('current', cause);
    expect(state()).toBe('recovering');
    ladder.climb.fail(cause);
    expect(await outcome).toEqual({ cause });

    const toPage = jest.fn();
    runtime.stay(cause, { retry: toPage, href: '/buy/' });
    expect(state()).toBe('live');
    expect(field()).toBe(typed);
    expect(typed.value).toBe('每月对账要三天');
    expect(notice()).toHaveTextContent('页面的交互部分没有加载成功，新的一页没有打开；这一页和写了一半的内容都还在。');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/buy/');
    fireEvent.click(retryButton());
    expect(toPage).toHaveBeenCalledTimes(1);
    expect(reports.map(({ rung, outcome: end }) => `${rung} ${end}`)).toEqual([
      'again failed',
      'current failed',
      'told told',
    ]);
  });

  it('that the visitor gave up changes nothing any more', async () => {
    const { runtime, ladder, outcome } = await setNavigatingStage();
    runtime.cancel();
    expect([state(), notice()]).toEqual(['live', null]);
    ladder.climb.step('again', new NetworkError('buy.js'));
    expect([state(), notice()]).toEqual(['live', null]);
    ladder.climb.succeed({ Component: Buy });
    expect(await outcome).toBeNull();
    expect(heading()).toBe('联系我们');
  });

  it('that another one superseded changes nothing any more, however it ends', async () => {
    const { runtime, ladder, outcome } = await setNavigatingStage();
    const earlier = ladder.climb;
    const failing = goTo(runtime, '/partner/');
    await waitFor(() => {
      expect(ladder.climb.wanted.page).toBe('partner');
    });
    const failed = ladder.climb;
    const later = goTo(runtime, '/product/');
    await waitFor(() => {
      expect(ladder.climb.wanted.page).toBe('product');
    });
    ladder.climb.succeed({ Component: () => <h1>产品</h1> });
    expect(await later).toHaveProperty('module');
    earlier.step('again', new NetworkError('buy.js'));
    earlier.succeed({ Component: Buy });
    failed.fail(new NetworkError('partner.js'));
    expect([await outcome, await failing]).toEqual([null, null]);
    expect([state(), heading(), notice()]).toEqual(['live', '产品', null]);
  });

  it.each(['fails', 'arrives'])(
    'leaves behind the code that the first page was still waiting for: it %s',
    async (end) => {
      const { runtime, ladder, first, reports } = setStage();
      const started = runtime.start(first);
      const { climb } = ladder;
      const outcome = goTo(runtime, '/buy/');
      await waitFor(() => {
        expect(ladder.climb).not.toBe(climb);
      });
      ladder.climb.succeed({ Component: Buy });
      await outcome;
      climb.step('again', new NetworkError('contact.js'));
      if (end === 'fails') climb.fail(new NetworkError('contact.js'));
      else climb.succeed({ Component: Contact });
      await started;
      expect([state(), heading(), notice()]).toEqual(['live', '购买', null]);
      expect(reports).toEqual([]);
    },
  );

  it('leaves behind a page whose code throws on its way out', async () => {
    const { runtime, ladder, first } = setStage();
    void runtime.start(first);
    ladder.climb.succeed({ Component: crashing(Contact) });
    await untilState('live');
    const outcome = goTo(runtime, '/buy/');
    await waitFor(() => {
      expect(ladder.climb.wanted.page).toBe('buy');
    });
    ladder.climb.succeed({ Component: Buy });
    await outcome;
    expect(screen.getByRole('main').childElementCount).toBe(1);
    crash();
    await waitFor(() => {
      expect(thrown).toHaveBeenCalled();
    });
    expect([state(), heading(), notice()]).toEqual(['live', '购买', null]);
  });

  it('that ended in a page load is not heard of any more', async () => {
    const { runtime, ladder, outcome, reports } = await setNavigatingStage();
    const cause = new GoneError('buy.js');
    ladder.climb.fail(cause);
    await outcome;
    runtime.leave(cause);
    expect(reports).toEqual([expect.objectContaining({ rung: 'page-load', cause: 'GoneError', outcome: 'left' })]);
    ladder.climb.step('again', cause);
    expect(notice()).toBeNull();
  });

  it('away from a page that is not live yet, given up, lets that page go on loading', async () => {
    const { runtime, ladder, first } = setStage();
    void runtime.start(first);
    void goTo(runtime, '/buy/');
    runtime.cancel();
    expect(state()).toBe('static');
    expect(ladder.climb.wanted.page).toBe('contact');
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
  });

  it('that failed away from a page that is not live yet is still spoken of when that page becomes live', async () => {
    const { runtime, ladder, first } = setStage();
    void runtime.start(first);
    void goTo(runtime, '/buy/');
    runtime.stay(new OfflineError('buy'), { retry: () => undefined });
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
    expect(notice()).toHaveTextContent('现在没有网络，新的一页没有打开');
  });
});

describe('a page that was never composed into this document', () => {
  /** `/buy/`, live, and what makes it throw. */
  async function setCrashableStage() {
    const stage = await setNavigatingStage();
    stage.ladder.climb.succeed({ Component: crashing(Buy) });
    await stage.outcome;
    crash();
    await untilState('failed');
    return stage;
  }

  it('offers a retry and a plain link where it throws, and is rendered again', async () => {
    const { ladder } = await setCrashableStage();
    expect(notice()).toHaveTextContent('页面的程序出了错，内容没有显示出来');
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', location.href);
    expect(link).toHaveAttribute('rel', 'external');
    const asked = ladder.climbs.length;
    fireEvent.click(retryButton());
    await waitFor(() => {
      expect(ladder.climbs).toHaveLength(asked + 1);
    });
    expect(ladder.climb.wanted).toMatchObject({ page: 'buy', fresh: true });
    ladder.climb.succeed({ Component: Buy });
    await untilState('live');
    expect([heading(), notice()]).toEqual(['购买', null]);
  });

  it('is loaded by the browser where it cannot be rendered again', async () => {
    const { ladder } = await setCrashableStage();
    const loads = expectPageLoads();
    const asked = ladder.climbs.length;
    fireEvent.click(retryButton());
    await waitFor(() => {
      expect(ladder.climbs).toHaveLength(asked + 1);
    });
    ladder.climb.fail(new NetworkError('buy.js'));
    await waitFor(() => {
      expect(loads.mock.calls.join()).toContain('Not implemented: navigation');
    });
  });
});
