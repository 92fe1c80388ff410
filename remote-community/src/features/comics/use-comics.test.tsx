import { renderHook, waitFor } from '@testing-library/react';
import { call } from '@shared/client';
import { type InputOf, type Route, comicList } from '@shared/contract/endpoints';
import { queryClient } from '../calls/query-client';
import { useComics } from './use-comics';

jest.mock('@shared/client', () => ({ ...jest.requireActual<object>('@shared/client'), call: jest.fn() }));

const comics = Array.from({ length: 67 }, (_, index) => ({ id: index + 1 }));
const asked: (number | undefined)[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.mocked(call).mockImplementation((route: Route, input: unknown) => {
    if (route !== comicList) return Promise.resolve([] as never);
    const { topicId, page = 1, size = 10 } = input as InputOf<typeof comicList>;
    asked.push(topicId);
    const items = comics.slice((page - 1) * size, page * size);
    return Promise.resolve({ items, total: comics.length, page, size } as never);
  });
});

afterEach(() => {
  queryClient.clear();
});

describe('the comics of a topic', () => {
  it('are all of them, however many pages the backend gives them in', async () => {
    const { result } = renderHook(() => useComics(4));
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(comics.map(({ id }) => id)));
    expect(asked).toEqual([4, 4, 4]);
  });
});
