import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PageProps } from '@shared/contract';
import { questionList, request, sceneDataSource } from '@shared/contract/endpoints';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { queryClient } from '../../features/calls/query-client';
import { page } from './page';

const server = new ApiTestServer();
const topics = [
  { value: 'sheet', label: '表格与文件', description: '' },
  { value: 'web', label: '网页', description: '' },
];
const none = { items: [], total: 0, page: 1, size: 20 };
const props = (query: string) =>
  ({
    params: {},
    query,
    hash: '',
    composed: true,
    config: { basePath: '/', brand: { name: '' } },
    host: { setUnsaved: () => undefined, composedRegion: () => [] },
    answers: {
      at: Date.now(),
      byAddress: {
        [request(sceneDataSource, { sceneCode: 'forum-topic' })]: topics,
        [request(questionList, { page: 1 })]: none,
        [request(questionList, { page: 1, topic: 'sheet' })]: none,
      },
    },
  }) as unknown as PageProps;
const topic = () => screen.getByRole('combobox', { name: '话题' });
const title = () => screen.getByLabelText('一句话说清楚');

/** The page as the server sends it, whatever its query. */
function composed(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<page.Component {...props('')} />);
  document.body.append(container);
  return container;
}

/** The page comes alive, and is given its address then. */
async function live(container: HTMLElement, query: string): Promise<void> {
  const { rerender } = render(<page.Component {...props('')} />, { container, hydrate: true });
  await act(async () => {
    rerender(<page.Component {...props(query)} />);
    await Promise.all([
      import('../../features/forum/similar-questions'),
      import('../../features/forum/insert-picture'),
    ]);
  });
}

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
});
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  server.reset();
  localStorage.clear();
  queryClient.clear();
});

it.each(['', '?topic=sheet'])(
  'keeps the topic and the text that were there before the page was live at "%s"',
  async (query) => {
    const container = composed();
    fireEvent.change(topic(), { target: { value: 'web' } });
    fireEvent.input(title(), { target: { value: '怎样翻页' } });
    title().focus();
    await live(container, query);
    await waitFor(() => expect(localStorage.getItem('forum-question')).toContain('怎样翻页'));
    expect(topic()).toHaveValue('web');
    expect(title()).toHaveValue('怎样翻页');
    expect(title()).toHaveFocus();
  },
);

it('asks in the topic of its address, however early somebody began to write', async () => {
  const container = composed();
  fireEvent.input(title(), { target: { value: '怎样翻页' } });
  await live(container, '?topic=sheet');
  await waitFor(() => expect(topic()).toHaveValue('sheet'));
  expect(title()).toHaveValue('怎样翻页');
});
