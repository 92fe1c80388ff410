import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { NetworkError, ServerError } from './errors';
import {
  Contact,
  crash,
  crashing,
  field,
  notice,
  retryButton,
  setStage,
  state,
  switches,
  untilState,
} from './testing/stage';

afterEach(() => {
  jest.useRealTimers();
});

describe('the first page', () => {
  it('becomes live in its composed nodes, without a word', async () => {
    const { runtime, ladder, first, main, reports } = setStage({ start: 'eager' });
    const composed = field();
    const started = runtime.start(first);
    expect(state()).toBe('static');
    expect(ladder.climb.wanted).toEqual({
      remote: 'remote-community',
      page: 'contact',
      fresh: false,
      olderWelcome: true,
    });
    ladder.climb.succeed({ Component: Contact });
    await started;
    expect([state(), runtime.isLive, main.dataset['version']]).toEqual(['live', true, '1.0.0']);
    expect(field()).toBe(composed);
    expect(notice()).toBeNull();
    expect(reports).toEqual([]);
  });

  it('is live at once where it is the host’s own', async () => {
    const { runtime, ladder } = setStage();
    await runtime.start(null);
    expect(state()).toBe('live');
    expect(ladder.climbs).toEqual([]);
  });

  it('is given its query once it is live', async () => {
    const { runtime, ladder, first } = setStage();
    history.replaceState(null, '', '/contactus/?from=buy');
    void runtime.start(first);
    ladder.climb.succeed({ Component: Contact });
    expect(await screen.findByRole('region', { name: '?from=buy' })).toBeInTheDocument();
  });

  it('has presses repeated that were made before it was live', async () => {
    const { runtime, ladder, first, bootstrap } = setStage();
    const target = screen.getByRole('button', { name: '提交' });
    const pressed = jest.fn();
    target.addEventListener('click', pressed);
    bootstrap.presses.push({ target, at: performance.now(), href: undefined });
    void runtime.start(first);
    expect(pressed).not.toHaveBeenCalled();
    ladder.climb.succeed({ Component: Contact });
    await waitFor(() => {
      expect(pressed).toHaveBeenCalledTimes(1);
    });
  });

  it('says that it is being tried again, and no more once it is live', async () => {
    const { runtime, ladder, first, reports } = setStage();
    void runtime.start(first);
    ladder.climb.step('again', new NetworkError('contact.js'));
    expect(state()).toBe('recovering');
    expect(notice()).toHaveTextContent('正在重试');
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
    expect(notice()).toBeNull();
    expect(reports).toEqual([expect.objectContaining({ rung: 'again', cause: 'NetworkError', outcome: 'live' })]);
  });

  it('stays readable where nothing brings its code, and is loaded again at a press', async () => {
    const { runtime, ladder, first, reports, main } = setStage();
    const before = main.innerHTML;
    const started = runtime.start(first);
    ladder.climb.fail(new ServerError('contact.js'));
    await started;
    expect(state()).toBe('failed');
    expect(notice()).toHaveTextContent('页面的交互部分没有加载成功；内容可以照常阅读，链接也能用。');
    expect(main.innerHTML).toBe(before);
    expect(reports).toEqual([expect.objectContaining({ rung: 'told', cause: 'ServerError', page: '/contactus/' })]);
    fireEvent.click(retryButton());
    expect([state(), ladder.climbs.length]).toEqual(['recovering', 2]);
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
    expect(notice()).toBeNull();
  });

  it('says once why its code does not come', async () => {
    jest.useFakeTimers();
    const { runtime, ladder, first, reports } = setStage();
    const started = runtime.start(first);
    ladder.climb.fail(new ServerError('contact.js'));
    await started;
    jest.advanceTimersByTime(20_000);
    expect(notice()).toHaveTextContent('页面的交互部分没有加载成功');
    expect(reports).toHaveLength(1);
  });

  it('says so when it takes too long, and a late arrival still makes it live', async () => {
    jest.useFakeTimers();
    const { runtime, ladder, first } = setStage();
    void runtime.start(first);
    jest.advanceTimersByTime(20_000);
    expect(state()).toBe('failed');
    expect(notice()).toHaveTextContent('网络太慢，页面还没有到齐');
    jest.useRealTimers();
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
    expect(notice()).toBeNull();
  });

  it('stays as it is where its code throws while it is hydrated', async () => {
    const { runtime, ladder, first, main } = setStage();
    const before = main.innerHTML;
    const started = runtime.start(first);
    switches.broken = true;
    ladder.climb.succeed({ Component: Contact });
    await started;
    expect(state()).toBe('failed');
    expect(notice()).toHaveTextContent('页面的程序出了错；内容可以照常阅读');
    expect(main.innerHTML).toBe(before);
  });

  it('is rendered from nothing where another release brings it', async () => {
    const { runtime, ladder, first, main } = setStage();
    void runtime.start(first);
    ladder.climb.succeed({ Component: Contact, version: '2.0.0', composed: false });
    await untilState('live');
    expect(main.dataset['version']).toBe('2.0.0');
  });

  it('is not replaced by another release where something was typed', async () => {
    const { runtime, ladder, first } = setStage();
    const started = runtime.start(first);
    field().value = '每月对账要三天';
    ladder.climb.succeed({ Component: Contact, version: '2.0.0', composed: false });
    await started;
    expect(state()).toBe('failed');
    expect(notice()).toHaveTextContent('这一页刚刚更新过');
    expect(field().value).toBe('每月对账要三天');
  });

  it('gets its composed HTML back where it throws later, and is live again at a press', async () => {
    const { ladder, main, reports, runtime, first } = setStage();
    const before = main.innerHTML;
    void runtime.start(first);
    ladder.climb.succeed({ Component: crashing(Contact) });
    await untilState('live');
    crash();
    await untilState('failed');
    expect(main.innerHTML).toBe(before);
    expect(notice()).toHaveTextContent('页面的程序出了错；内容可以照常阅读');
    expect(reports).toEqual([expect.objectContaining({ rung: 'told', cause: 'RenderError' })]);
    fireEvent.click(retryButton());
    ladder.climb.succeed({ Component: Contact });
    await untilState('live');
  });
});
