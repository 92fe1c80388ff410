import { renderHook, waitFor } from '@testing-library/react';
import * as api from '@shared/client';
import { queryClient } from '../calls/query-client';
import { useComics } from './use-comics';

jest.mock('@shared/client', () => ({
  ...jest.requireActual<object>('@shared/client'),
  getComics: jest.fn(),
  getChapters: jest.fn(),
}));

const comics = Array.from({ length: 67 }, (_, index) => ({ id: index + 1 }));

beforeEach(() => {
  jest.mocked(api.getChapters).mockResolvedValue([]);
  jest.mocked(api.getComics).mockImplementation(({ page = 1, size = 10 } = {}) =>
    Promise.resolve({
      items: comics.slice((page - 1) * size, page * size),
      total: comics.length,
      page,
      size,
    } as never),
  );
});

afterEach(() => {
  queryClient.clear();
});

describe('the comics of a topic', () => {
  it('are all of them, however many pages the backend gives them in', async () => {
    const { result } = renderHook(() => useComics(4));
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(comics.map(({ id }) => id)));
    expect(jest.mocked(api.getComics).mock.calls.map(([query]) => query?.topicId)).toEqual([4, 4, 4]);
  });
});
