import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PageProps } from '@shared/contract';
import { clearToken, rememberOwner, storeToken } from '@shared/client/auth';
import { definePage } from '@shared/ui/page';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { AnswerPlace } from './answer-place';

const server = new ApiTestServer();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <AnswerPlace questionId={6} quoted={undefined} onAnswered={() => undefined} />,
});
const answered = {
  id: 11,
  questionId: 6,
  content: '加一步等待',
  author: { id: 1, name: '李想', avatarUrl: '', official: false },
  likeCount: 0,
  liked: false,
  recommended: false,
  accepted: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  editedAt: null,
  version: 1,
  mine: true,
  hidden: null,
};
const showMessage = jest.fn();
const props = {
  host: { setUnsaved: () => undefined, openLogin: () => undefined, showMessage },
} as unknown as PageProps;
const field = () => screen.getByLabelText('写回答');

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
beforeEach(() => {
  server.reset();
  act(clearToken);
  localStorage.clear();
});
afterAll(() => server.stop());

/** Composes the place as the page server sends it. */
function composed(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Component {...props} />);
  document.body.append(container);
  return container;
}

it('the form keeps what was typed in the page as it was sent, and the focus', async () => {
  const container = composed();
  fireEvent.input(field(), { target: { value: '还没有脚本时写的' } });
  field().focus();
  render(<Component {...props} />, { container, hydrate: true });
  await screen.findByText('草稿已存在这台设备上');
  expect(field()).toHaveValue('还没有脚本时写的');
  expect(field()).toHaveFocus();
});

it('the form checks what was sent before it was there', async () => {
  const container = composed();
  render(<Component {...props} />, { container, hydrate: true });
  fireEvent.submit(screen.getByRole('button', { name: '发布回答' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/写一点再发布/));
});

it('the form has the tools of who writes from the beginning, which can be used once the field is focused', async () => {
  const container = composed();
  const place = () => screen.getByText('插入图片');
  const words = () => container.querySelector('small')?.textContent;
  const before = words();
  expect(place()).toHaveAttribute('data-off', 'true');
  expect(screen.getByRole('button', { name: '代码' })).toBeDisabled();
  field().focus();
  render(<Component {...props} />, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('button', { name: '代码' })).toBeEnabled());
  expect(screen.getByLabelText('插入图片')).toBeEnabled();
  expect(words()).toBe(before);
});

it('the form sends nothing by itself', async () => {
  render(<Component {...props} />);
  fireEvent.input(field(), { target: { value: '写着' } });
  await screen.findByText('草稿已存在这台设备上');
  expect(server.received).toEqual([]);
});

it('the form says that an answer is published, which its order may put far above the form', async () => {
  server.usual.set('/api/v1/sns/forum/answer/create', { body: { code: 200, data: answered, msg: '' } });
  act(() => {
    storeToken('token');
    rememberOwner(1);
  });
  render(<Component {...props} />);
  fireEvent.input(field(), { target: { value: '加一步等待' } });
  await screen.findByText('草稿已存在这台设备上');
  fireEvent.submit(screen.getByRole('button', { name: '发布回答' }));
  await waitFor(() => expect(showMessage).toHaveBeenCalledWith({ kind: 'success', text: '回答已发布' }));
  expect(field()).toHaveValue('');
});
