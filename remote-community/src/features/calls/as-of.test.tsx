import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { ResponseError } from '@shared/client';
import { comicTopicList, request } from '@shared/contract/endpoints';
import { pageAround } from '@shared/testing/render-in-page';
import { AsOf } from './as-of';
import { queryClient } from './query-client';
import { useCall } from './use-call';

const address = request(comicTopicList);
const answers = { at: Date.parse('2026-11-23T06:05:00Z'), byAddress: { [address]: ['composed'] } };
const refused = (status: number) =>
  new ResponseError('GET /api', { status, body: { code: status, msg: '服务正在重启' }, header: () => undefined });
const ask = jest.fn<Promise<string[]>, []>();

/** A page that was composed with a list, and a hook that shows it. */
function shown() {
  const { result } = renderHook(
    () => useCall<string[]>([address], ask, { composed: (answer) => answer(address) as string[] | undefined }),
    { wrapper: pageAround(answers) },
  );
  render(<AsOf />, { wrapper: pageAround(answers) });
  return result;
}

afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

it('the note says since when a text stands once nobody answers, asks again by itself, and goes when somebody does', async () => {
  jest.useFakeTimers();
  ask.mockRejectedValueOnce(refused(503)).mockResolvedValueOnce(['newer']);
  const result = shown();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => {
    result.current.reload();
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('这里是北京时间11月23日周一 14:05 的内容');
  expect(result.current.data).toEqual(['composed']);
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  expect(result.current.data).toEqual(['newer']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('the note is silent where the server answered that it will not', async () => {
  ask.mockRejectedValueOnce(refused(404));
  const result = shown();
  act(() => {
    result.current.reload();
  });
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
