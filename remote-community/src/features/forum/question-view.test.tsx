import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { clearToken, rememberOwner, storeToken } from '@shared/client/auth';
import { definePage } from '@shared/ui/page';
import { ApiTestServer, type PlannedAnswer } from '@shared/testing/api-test-server';
import { queryClient } from '../calls/query-client';
import { QuestionView } from './question-view';

const server = new ApiTestServer();
const QUESTION = '/api/ext/v1/questions/detail';
const LIST = '/api/ext/v1/questions';
const ANSWERS = '/api/noauth/v1/sns/forum/answer/query';
const answer = (data: unknown): PlannedAnswer => ({ body: { code: 200, data, msg: '' } });
const author = { id: 4, name: '陈可', avatarUrl: '/api/a', official: false };
const asked = {
  id: 6,
  topic: 'start',
  title: '怎样跳过一行',
  excerpt: '',
  content: '第 46 行停住',
  author,
  answerCount: 1,
};
const question = {
  ...asked,
  recommendedAnswerId: null,
  acceptedAnswerId: null,
  editedAt: null,
  version: 1,
  following: false,
  likeCount: 4,
  liked: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  sample: false,
};
const written = { id: 11, questionId: 6, content: '勾上跳过', author, likeCount: 2, liked: false, recommended: false };
const reply = {
  ...written,
  createdAt: '2026-11-01T00:00:00.000Z',
  mine: false,
  accepted: false,
  editedAt: null,
  version: 1,
};

const showMessage = jest.fn();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <QuestionView query={{ page: 1, questionId: 6 }} questionId={6} beginning={{ current: null }} />,
});
const props = {
  params: { id: '6' },
  host: { setUnsaved: () => undefined, showMessage },
  config: { basePath: '/', brand: { name: '品牌' } },
} as unknown as PageProps;

function show(hidden: { question?: object | null; answer?: object | null }, roles?: readonly string[]): void {
  const gone = hidden.question && !('reason' in hidden.question && hidden.question.reason);
  server.usual.set(
    QUESTION,
    answer({ ...question, ...(gone && { title: '', content: '' }), hidden: hidden.question ?? null }),
  );
  const removed = hidden.answer && !('reason' in hidden.answer && hidden.answer.reason);
  const items = [{ ...reply, ...(removed && { content: '' }), hidden: hidden.answer ?? null }];
  server.usual.set(ANSWERS, answer({ items, total: 1, page: 1, size: 10 }));
  if (roles) {
    server.usual.set(
      '/api/v1/user/info/rich',
      answer({ ...author, id: 9, company: '', roles, joinedAt: '', counts: {} }),
    );
    act(() => {
      storeToken('token');
      rememberOwner(9);
    });
  }
  render(<Component {...props} />);
}
const card = async () => within(await screen.findByRole('article'));
const sentTo = (path: string) => server.received.filter((request) => request.path === path).map(({ body }) => body);

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
beforeEach(() => {
  server.reset();
  localStorage.clear();
  queryClient.clear();
  act(clearToken);
  showMessage.mockClear();
  server.usual.set('/api/v1/sys/sceneDataSource/listBySceneCode', answer([]));
  server.usual.set(LIST, answer({ items: [], total: 0, page: 1, size: 10 }));
});
afterAll(() => server.stop());

describe('a question that a moderator removed', () => {
  it('is told to others as such, without a word of it and without buttons', async () => {
    show({ question: { reason: null }, answer: { reason: null } });
    expect(await screen.findByRole('heading', { name: '此内容已被移除' })).toBeInTheDocument();
    expect(await screen.findByText('此内容已被移除', { selector: 'b' })).toBeInTheDocument();
    expect(screen.queryByText('勾上跳过')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /举报|点赞|移除|恢复|发布回答/ })).not.toBeInTheDocument();
  });

  it('is still read by its author, with the reason', async () => {
    show({ answer: { reason: '含有广告' } }, []);
    expect(await screen.findByText('勾上跳过')).toBeInTheDocument();
    expect(screen.getByText(/别人看不到。原因：含有广告/)).toBeInTheDocument();
  });
});

describe('a report', () => {
  it('asks a guest to log in first', async () => {
    const prompted = jest.fn();
    window.addEventListener('site:login-required', prompted);
    show({});
    await userEvent.click((await card()).getByRole('button', { name: '举报' }));
    expect(prompted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    window.removeEventListener('site:login-required', prompted);
  });

  it('takes a reason, keeps it when it was not taken, and thanks', async () => {
    show({}, []);
    await userEvent.click((await card()).getByRole('button', { name: '举报' }));
    const dialog = within(await screen.findByRole('dialog', { name: '举报这个回答' }));
    await userEvent.click(dialog.getByRole('button', { name: '举报' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('原因')).toHaveAccessibleDescription('写一句哪里不妥，版主好判断。'),
    );
    await userEvent.type(dialog.getByLabelText('原因'), '是广告');
    server.usual.set('/api/ext/v1/reports/create', { status: 500, body: { code: 500, msg: '服务暂时不可用' } });
    await userEvent.click(dialog.getByRole('button', { name: '举报' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('服务暂时不可用。写的原因还在');
    expect(dialog.getByLabelText('原因')).toHaveValue('是广告');
    server.usual.set('/api/ext/v1/reports/create', answer(null));
    await userEvent.click(dialog.getByRole('button', { name: '举报' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(showMessage).toHaveBeenCalledWith({ kind: 'success', text: '已经告诉版主，会有人来看' });
    expect(JSON.parse(sentTo('/api/ext/v1/reports/create')[1] ?? '')).toEqual({
      targetType: 'answer',
      targetId: 11,
      reason: '是广告',
    });
  });
});

it('the report button stays where it is, whatever other buttons come beside it', async () => {
  show({}, ['moderator']);
  const remove = await (await card()).findByRole('button', { name: '移除' });
  const report = (await card()).getByRole('button', { name: '举报' });
  expect(remove.parentElement).not.toContainElement(report);
  expect(remove.parentElement?.nextElementSibling).toBe(report);
});

describe('a moderator', () => {
  it('removes an answer with a reason, and restores it', async () => {
    show({}, ['moderator']);
    await userEvent.click(await (await card()).findByRole('button', { name: '移除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '移除这个回答' }));
    await userEvent.type(dialog.getByLabelText('原因'), '含有广告');
    const hidden = { ...reply, hidden: { reason: '含有广告' } };
    server.usual.set(ANSWERS, answer({ items: [hidden], total: 1, page: 1, size: 10 }));
    await userEvent.click(dialog.getByRole('button', { name: '移除' }));
    const restore = await screen.findByRole('button', { name: '恢复' });
    expect(JSON.parse(sentTo('/api/ext/v1/desk/content/hide')[0] ?? '')).toEqual({
      targetType: 'answer',
      targetId: 11,
      reason: '含有广告',
    });
    server.usual.set(ANSWERS, answer({ items: [{ ...reply, hidden: null }], total: 1, page: 1, size: 10 }));
    await userEvent.click(restore);
    await waitFor(() => expect(screen.queryByRole('button', { name: '恢复' })).not.toBeInTheDocument());
    expect(sentTo('/api/ext/v1/desk/content/restore')).toEqual(['{"targetType":"answer","targetId":11}']);
  });

  it('alone sees those buttons: an official person of another role does not', async () => {
    show({}, ['editor', 'reviewer']);
    expect(await (await card()).findByRole('button', { name: '举报' })).toBeInTheDocument();
    await waitFor(() => expect(sentTo('/api/v1/user/info/rich')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /移除|设为推荐/ })).not.toBeInTheDocument();
  });
});

describe('a question', () => {
  it('is met by others, too: shown at once, and taken back where it was not taken', async () => {
    show({}, []);
    server.usual.set('/api/v1/sns/user/like/create', { status: 500, body: { code: 500, msg: '服务暂时不可用' } });
    await userEvent.click(await screen.findByRole('button', { name: '点赞 4' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有点成，已退回原来的数：服务暂时不可用');
    expect(screen.getByRole('button', { name: '点赞 4', pressed: false })).toBeInTheDocument();
    const state = { targetType: 'question', targetId: 6, liked: true, likeCount: 5 };
    server.usual.set('/api/v1/sns/user/like/create', answer(state));
    await userEvent.click(screen.getByRole('button', { name: '点赞 4' }));
    // The new count is shown before the answer; the button may be pressed again after it.
    await waitFor(() => expect(screen.getByRole('button', { name: '点赞 5', pressed: true })).toBeEnabled());
    expect(sentTo('/api/v1/sns/user/like/create')[1]).toBe('{"targetType":"question","targetId":6}');
  });

  it('has the way to its topic above it, and the others of the topic beside it', async () => {
    const other = { ...question, id: 8, title: '同一流程怎样接着跑', answerCount: 0, hidden: null };
    server.usual.set(LIST, answer({ items: [{ ...other, id: 6 }, other], total: 2, page: 1, size: 10 }));
    show({});
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }));
    expect(await way.findByRole('link', { name: 'start' })).toHaveAttribute('href', '/community/homePage?topic=start');
    const near = within((await screen.findByRole('heading', { name: '相近的问题' })).parentElement ?? document.body);
    expect((await near.findAllByRole('link')).map((link) => link.textContent)).toEqual(['同一流程怎样接着跑']);
  });
});
