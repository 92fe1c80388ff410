import { act, renderHook, waitFor } from '@testing-library/react';
import type { CallOptions } from '@shared/client';
import { comicTopicList, request } from '@shared/contract/endpoints';
import { announceLoginChanged } from '@shared/contract';
import { clearToken, storeToken } from '@shared/client/auth';
import { pageAround } from '@shared/testing/render-in-page';
import { queryClient } from './query-client';
import { useAction } from './use-action';
import { useCall, useOwnCall } from './use-call';

afterEach(() => {
  queryClient.clear();
  clearToken();
});

/** Counts how often it is asked, and answers with the count. */
function counter() {
  let asked = 0;
  return jest.fn((_options: CallOptions) => Promise.resolve((asked += 1)));
}

/** The window goes out of sight and comes back. */
function lookAway(): void {
  for (const state of ['hidden', 'visible']) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  }
}

describe('answers of calls', () => {
  it('is shared by all who ask under the same key, and stands at once on the next page', async () => {
    const call = counter();
    const { result, unmount } = renderHook(() => [useCall(['a'], call).data, useCall(['a'], call).data], {
      wrapper: pageAround(),
    });
    await waitFor(() => expect(result.current).toEqual([1, 1]));
    unmount();
    const { result: next } = renderHook(() => useCall(['a'], call), { wrapper: pageAround() });
    expect(next.current.data).toBe(1);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is cancelled when its page is left', async () => {
    const call = jest.fn(({ signal }: CallOptions) => new Promise(() => signal));
    const { unmount } = renderHook(() => useCall(['a'], call), { wrapper: pageAround() });
    const signal = call.mock.calls[0]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('is asked again when the window is seen after half a minute, not before', async () => {
    const call = counter();
    const { result } = renderHook(() => useCall(['a'], call), { wrapper: pageAround() });
    await waitFor(() => expect(result.current.data).toBe(1));
    lookAway();
    expect(call).toHaveBeenCalledTimes(1);
    const later = Date.now() + 30_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    lookAway();
    await waitFor(() => expect(result.current.data).toBe(2));
    jest.restoreAllMocks();
  });

  it('is asked again on the next page after a write', async () => {
    const call = counter();
    const { result, unmount } = renderHook(() => useCall(['a'], call), { wrapper: pageAround() });
    await waitFor(() => expect(result.current.data).toBe(1));
    unmount();
    const { result: action } = renderHook(() => useAction(() => Promise.resolve(true)));
    await act(async () => {
      await action.current.run(undefined);
    });
    const { result: next } = renderHook(() => useCall(['a'], call), { wrapper: pageAround() });
    await waitFor(() => expect(next.current.data).toBe(2));
  });

  it('by a visitor is gone when another one is signed in, and never asked for without a token', async () => {
    const call = counter();
    storeToken('first');
    const { result } = renderHook(() => useOwnCall(['a'], call), { wrapper: pageAround() });
    await waitFor(() => expect(result.current.data).toBe(1));
    act(() => {
      clearToken();
      announceLoginChanged({ signedIn: false });
    });
    expect(result.current.data).toBeUndefined();
    act(() => {
      storeToken('second');
      announceLoginChanged({ signedIn: true });
    });
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBe(2));
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('composed answers', () => {
  const address = request(comicTopicList);
  const topics = [{ id: 1, name: '入门', description: '', comicCount: 2 }];
  const answers = { at: 0, byAddress: { [address]: topics } };
  const server = jest.fn((_options: CallOptions) => Promise.resolve([]));
  const useTopics = () =>
    useCall<readonly unknown[]>([address], server, { composed: (answer) => answer(request(comicTopicList)) });

  beforeEach(() => {
    server.mockClear();
  });

  it('stands at once, and is not asked for by a guest', () => {
    const { result } = renderHook(useTopics, { wrapper: pageAround(answers) });
    expect(result.current).toMatchObject({ data: topics, busy: false });
    expect(server).not.toHaveBeenCalled();
  });

  it('is asked for anew by who is signed in, to whom some of it is another', async () => {
    storeToken('mine');
    const { result } = renderHook(useTopics, { wrapper: pageAround(answers) });
    expect(result.current.data).toEqual(topics);
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe('a write', () => {
  it('is not begun a second time while it is under way', async () => {
    let done = (): void => undefined;
    const write = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { result } = renderHook(() => useAction(write));
    act(() => {
      void result.current.run(undefined);
      void result.current.run(undefined);
    });
    await waitFor(() => expect(result.current.busy).toBe(true));
    await act(async () => {
      done();
      await Promise.resolve();
    });
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(write).toHaveBeenCalledTimes(1);
  });
});
