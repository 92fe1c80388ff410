import { renderHook, waitFor } from '@testing-library/react';
import { call } from '@shared/client';
import { type InputOf, type Route, comicList } from '@shared/contract/endpoints';
import { pageAround } from '@shared/testing/render-in-page';
import { queryClient } from '../calls/query-client';
import { useComics } from './use-comics';

jest.mock('@shared/client', () => ({ ...jest.requireActual<object>('@shared/client'), call: jest.fn() }));

const comics = Array.from({ length: 67 }, (_, index) => ({ id: index + 1 }));
const asked: (number | undefined)[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.mocked(call).mockImplementation((route: Route, input: unknown) => {
    if (route !== comicList) return Promise.resolve([] as never);
    const { topicId, cursor = '0', size = 10 } = input as InputOf<typeof comicList>;
    asked.push(topicId);
    const from = Number(cursor);
    const next = from + size < comics.length ? String(from + size) : null;
    return Promise.resolve({
      items: comics.slice(from, from + size),
      total: comics.length,
      page: 1,
      size,
      next,
    } as never);
  });
});

afterEach(() => {
  queryClient.clear();
});

describe('the comics of a topic', () => {
  it('are all of them, in however many parts the backend gives them', async () => {
    const { result } = renderHook(() => useComics(4), { wrapper: pageAround() });
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(comics.map(({ id }) => id)));
    expect(asked).toEqual([4, 4, 4]);
  });
});
