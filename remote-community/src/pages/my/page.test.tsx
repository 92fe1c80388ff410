import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { clearToken, readToken, rememberOwner, storeToken } from '@shared/client/auth';
import { ApiTestServer, type PlannedAnswer } from '@shared/testing/api-test-server';
import { queryClient } from '../../features/calls/query-client';
import { page } from './page';

const hostCalls = { openLogin: jest.fn(), showMessage: jest.fn(), navigate: jest.fn(), composedRegion: () => [] };

function renderMy(query: string) {
  const props = { query, host: hostCalls, config: { basePath: '/' }, composed: true } as unknown as PageProps;
  return render(<page.Component {...props} />);
}

const server = new ApiTestServer();
const answer = (data: unknown): PlannedAnswer => ({ body: { code: 200, data, msg: '' } });
const MY = '/api/ext/v1/my';
const question = (id: number, more: object = {}) => ({
  id,
  topic: 'start',
  title: `问题 ${String(id)}`,
  answerCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  hidden: null,
  ...more,
});
const session = (id: number, current = false) => ({
  id,
  device: `Chrome · Windows ${String(id)}`,
  since: '2026-11-01T00:00:00.000Z',
  lastUsedAt: '2026-11-02T04:05:00.000Z',
  current,
});
const sentTo = (path: string) => server.received.filter((request) => request.path === path);

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  localStorage.clear();
  queryClient.clear();
  jest.clearAllMocks();
  act(() => {
    storeToken('token');
    rememberOwner(3);
  });
});
afterAll(() => server.stop());

describe('my own page', () => {
  it('asks a guest to log in, and asks the server for nothing', async () => {
    act(clearToken);
    server.received.length = 0;
    renderMy('');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(hostCalls.openLogin).toHaveBeenCalledTimes(1);
    expect(server.received).toEqual([]);
  });

  it('lists works that were entered with their state and reason, each once', async () => {
    const work = { season: '2026', category: 'finance', reason: '', savedAt: '2026-11-01T00:00:00.000Z' };
    const likes = { season: '2025', category: 'finance', likeCount: 0, submittedAt: '2025-11-01T00:00:00.000Z' };
    server.usual.set(
      `${MY}/work-entries`,
      answer([
        { ...work, id: 7, title: '退回的', state: 'returned', reason: '步骤太笼统', workId: null },
        { ...work, id: 8, title: '发布的', state: 'published', workId: 31 },
      ]),
    );
    const items = [
      { ...likes, id: 31, title: '发布的' },
      { ...likes, id: 9, title: '从前的' },
    ];
    server.usual.set(`${MY}/works`, answer({ items, next: null }));
    server.usual.set('/api/v1/sys/sceneDataSource/listBySceneCode', answer([]));
    renderMy('?tab=works');
    expect(await screen.findByText('退回的原因：步骤太笼统')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '从前的' })).toHaveAttribute('href', '/rpa_awards/works/9/');
    expect(screen.getByRole('link', { name: '退回的' })).toHaveAttribute('href', '/rpa_awards/enter/?entry=7');
    expect(screen.getAllByRole('link', { name: '发布的' })).toHaveLength(1);
  });

  it('shows the part that its address names, and the first one for an address that names none', async () => {
    server.usual.set(`${MY}/works`, answer({ items: [], next: null }));
    server.usual.set(`${MY}/work-entries`, answer([]));
    server.usual.set(`${MY}/questions`, answer({ items: [], next: null }));
    renderMy('?tab=works');
    expect(screen.getByRole('heading', { level: 2, name: '作品' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '作品' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('link', { name: '提交作品' })).toBeInTheDocument();
    renderMy('?tab=nonsense');
    expect(screen.getByRole('heading', { level: 2, name: '提问' })).toBeInTheDocument();
  });

  it('begins with how things stand: the next seat, the levels as far as one has come, and how much is there', async () => {
    const seat = (id: number, startsAt: string, more: object = {}) => ({
      id,
      status: 'booked',
      code: 'c',
      event: { status: 'open', place: '杭州' },
      table: { name: `${String(id)}号桌`, topic: '对账', startsAt, endsAt: startsAt },
      ...more,
    });
    const granted = { id: 1, level: 'junior', submittedAt: '2026-11-01T00:00:00.000Z', status: 'granted', reason: '' };
    server.usual.set(`${MY}/waits`, answer([]));
    server.usual.set(
      `${MY}/bookings`,
      answer([seat(9, '2026-12-20T08:00:00.000Z'), seat(8, '2026-12-13T06:00:00.000Z')]),
    );
    server.usual.set(`${MY}/questions`, answer({ items: [question(9)], next: null }));
    server.usual.set(`${MY}/applications`, answer([{ ...granted, certificateNo: 'RPA-2026-000007', evidence: [] }]));
    server.usual.set(`${MY}/certificates`, answer([]));
    renderMy('');
    const now = within(await screen.findByRole('region', { name: '现在' }));
    expect(await screen.findByText('12月13日周日 14:00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '改或取消' })).toHaveAttribute('href', '/my/?tab=bookings');
    expect(await now.findByRole('link', { name: /初级.*RPA-2026-000007/ })).toHaveAttribute(
      'href',
      '/certificate/RPA-2026-000007/',
    );
    expect(now.getByRole('link', { name: /中级/ })).toHaveAttribute('href', '/certificate/#apply');
    expect(now.queryByRole('link', { name: /高级/ })).not.toBeInTheDocument();
    expect(now.getByRole('link', { name: /预订/ })).toHaveAttribute('href', '/my/?tab=bookings');
  });

  it.each([
    { has: '', asked: '', next: '申请初级', act: '看要交什么', href: '/certificate/#apply' },
    { has: '', asked: 'rejected', next: '申请初级', act: '看要交什么', href: '/certificate/#apply' },
    { has: '', asked: 'submitted', next: '等初级的结果', act: '看申请', href: '/my/?tab=applications' },
    { has: 'intermediate', asked: '', next: '申请高级', act: '看要交什么', href: '/certificate/#apply' },
    { has: 'senior', asked: '', next: '去社区看看', act: '看问题', href: '/community/homePage' },
  ])(
    'leads on to $next, with the certificate "$has" and an application for the first level that is "$asked"',
    async ({ has, asked, next, act, href }) => {
      const holds = { no: 'RPA-2026-000007', issuedAt: '2026-11-01T00:00:00.000Z', revokedAt: null };
      server.usual.set(`${MY}/questions`, answer({ items: [], next: null }));
      server.usual.set(`${MY}/bookings`, answer([]));
      server.usual.set(`${MY}/waits`, answer([]));
      server.usual.set(`${MY}/notices/count`, answer({ unread: 0 }));
      server.usual.set(`${MY}/certificates`, answer(has ? [{ ...holds, level: has }] : []));
      server.usual.set(
        `${MY}/applications`,
        answer(asked ? [{ id: 1, level: 'junior', status: asked, certificateNo: null, evidence: [] }] : []),
      );
      renderMy('');
      expect(await screen.findByText(next)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', href);
    },
  );

  it('says first what is new where no seat waits', async () => {
    server.usual.set(`${MY}/questions`, answer({ items: [], next: null }));
    server.usual.set(`${MY}/bookings`, answer([]));
    server.usual.set(`${MY}/waits`, answer([]));
    server.usual.set(`${MY}/notices/count`, answer({ unread: 2 }));
    renderMy('');
    expect(await screen.findByText('还没有提过问题')).toBeInTheDocument();
    expect(await screen.findByText('2 条新通知')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看通知' })).toHaveAttribute('href', '/my/?tab=notices');
  });

  it('lists what I asked part by part, and says what was removed and why', async () => {
    server.usual.set(
      `${MY}/questions`,
      answer({ items: [question(9), question(8, { hidden: { reason: '广告' } })], next: 'c8' }),
    );
    renderMy('?tab=questions');
    const list = await screen.findByRole('list', { name: '我的提问' });
    expect(within(list).getByRole('link', { name: '问题 9' })).toHaveAttribute('href', '/community/question/9/');
    expect(within(list).getByRole('link', { name: '问题 8' })).toHaveAttribute(
      'href',
      '/community/homePage?question=8',
    );
    expect(within(list).getByText(/别人看不到。原因：广告/)).toBeInTheDocument();
    server.usual.set(`${MY}/questions`, { status: 500, body: { code: 500, msg: '服务暂时不可用' } });
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有取到更多：服务暂时不可用');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    server.usual.set(`${MY}/questions`, answer({ items: [question(7)], next: null }));
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    expect(sentTo(`${MY}/questions`).map(({ query }) => query['cursor'])).toEqual([undefined, 'c8', 'c8']);
    expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('says what did not arrive, and tries again', async () => {
    server.usual.set(`${MY}/certificates`, { status: 500, body: { code: 500, msg: '服务暂时不可用' } });
    renderMy('?tab=certificates');
    const failed = await screen.findByRole('alert');
    server.usual.set(`${MY}/certificates`, answer([]));
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有证书')).toBeInTheDocument();
  });

  it('becomes the guest’s, without a prompt, when the login has ended', async () => {
    server.usual.set(`${MY}/answers`, { status: 401, body: { code: 401, msg: '请先登录' } });
    const asked = jest.fn();
    window.addEventListener('site:login-required', asked);
    renderMy('?tab=answers');
    expect(await screen.findByText('登录后看自己的东西')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    window.removeEventListener('site:login-required', asked);
  });
});

describe('my logins', () => {
  beforeEach(() => {
    server.usual.set(`${MY}/sessions`, answer([session(1, true), session(2), session(3)]));
    renderMy('?tab=sessions');
  });

  it('mark this device, and another one can be ended', async () => {
    const [own, other] = within(await screen.findByRole('list', { name: '登录设备' })).getAllByRole('listitem');
    expect(own).toHaveTextContent('这台设备');
    expect(own).toHaveTextContent('最近使用 2026年11月2日 12:05');
    expect(other).not.toHaveTextContent('这台设备');
    server.usual.set(`${MY}/sessions`, answer([session(1, true), session(3)]));
    await userEvent.click(within(other ?? document.body).getByRole('button', { name: '退出这台' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: '退出这台' })).toHaveLength(1));
    expect(sentTo(`${MY}/sessions/end`)[0]?.body).toBe('{"sessionId":2}');
  });

  it('are all ended but this one, after a second question', async () => {
    await userEvent.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    const asked = screen.getByRole('group', { name: '退出其他所有设备？' });
    expect(asked).toHaveTextContent('退出其他 2 台设备？');
    expect(sentTo(`${MY}/sessions/end-others`)).toHaveLength(0);
    server.usual.set(`${MY}/sessions/end-others`, answer({ ended: 2 }));
    server.usual.set(`${MY}/sessions`, answer([session(1, true)]));
    await userEvent.click(within(asked).getByRole('button', { name: '全部退出' }));
    await waitFor(() =>
      expect(hostCalls.showMessage).toHaveBeenCalledWith({ kind: 'success', text: '已退出 2 台设备' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /退出这台|退出其他/ })).not.toBeInTheDocument());
  });
});

describe('my account', () => {
  beforeEach(() => {
    const person = { name: '周敏', company: '某厂', joinedAt: '2026-01-01T00:00:00.000Z', roles: [], counts: {} };
    server.usual.set('/api/v1/user/info/rich', answer({ id: 3, ...person }));
    renderMy('?tab=account');
  });

  it('is exported: the archive downloads by itself, and by a link as long as that lives', async () => {
    const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.usual.set(`${MY}/export`, answer({ url: '/api/ext/v1/exports/x', expiresAt: '2026-11-02T04:05:00.000Z' }));
    await userEvent.click(screen.getByRole('button', { name: '导出我的资料' }));
    const link = await screen.findByRole('link', { name: '点这里下载' });
    expect(link.getAttribute('href')).toMatch(/^http.*\/api\/ext\/v1\/exports\/x$/);
    expect(screen.getByRole('status')).toHaveTextContent('到 12:05（北京时间）为止有效');
    expect(pressed).toHaveBeenCalledTimes(1);
    pressed.mockRestore();
  });

  it('is deleted only by who types it out, and takes the login and the drafts along', async () => {
    localStorage.setItem('forum-question@3', '{"title":"我的"}');
    localStorage.setItem('forum-question@4', '{"title":"别人的"}');
    await userEvent.click(screen.getByRole('button', { name: '注销账号' }));
    const typed = screen.getByLabelText('输入“注销账号”来确认');
    await userEvent.type(typed, '注销');
    await userEvent.click(screen.getByRole('button', { name: '永久注销' }));
    expect(typed).toHaveAccessibleDescription('要一字不差地输入“注销账号”四个字。');
    expect(sentTo(`${MY}/delete`)).toHaveLength(0);
    await userEvent.type(typed, '账号');
    await userEvent.click(screen.getByRole('button', { name: '永久注销' }));
    await waitFor(() => expect(readToken()).toBeUndefined());
    expect(sentTo(`${MY}/delete`)[0]?.body).toBe('{"confirm":"注销账号","keepAnswers":false}');
    expect(Object.keys(localStorage)).toEqual(['forum-question@4']);
    expect(hostCalls.navigate).toHaveBeenCalledWith('/');
  });

  it('stays with everything that was typed where the server refuses', async () => {
    server.usual.set(`${MY}/delete`, { status: 409, body: { code: 409, msg: '还有没结束的预订' } });
    await userEvent.click(screen.getByRole('button', { name: '注销账号' }));
    await userEvent.type(screen.getByLabelText('输入“注销账号”来确认'), '注销账号');
    await userEvent.click(screen.getByRole('button', { name: '永久注销' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有注销成：还有没结束的预订');
    expect(screen.getByLabelText('输入“注销账号”来确认')).toHaveValue('注销账号');
    expect(readToken()).toBe('token');
  });
});
