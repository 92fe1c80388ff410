import { QueryClient } from '@tanstack/react-query';
import { listenLoginChanged } from '@shared/contract';
import { CancelledError, LoginRequiredError, ResponseError } from '@shared/client';

/** Milliseconds after which an answer is asked for anew when its page opens or the window is seen again. */
const STALE = 30_000;

/**
 * Answers of the server, a page view long, never on disk. Shared by all pages of this remote: each is a root of its own, and this
 * module is the one thing they have in common.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The API client retries reads and names what is offline itself.
    queries: { staleTime: STALE, retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always', onSuccess: makeStale },
  },
});

/** First part of the key of what belongs to the visitor alone. */
export const OWN = 'own';

/** Time of the composed answers: they count as asked for when the page came; ms since 1970. */
export function composedAt(): number {
  return performance.timeOrigin;
}

/** Everything is asked for anew when it is opened next; what is in sight is changed by who wrote. */
function makeStale(): Promise<void> {
  return queryClient.invalidateQueries({ refetchType: 'none' });
}

if (!__NODE__) {
  // Listens to the window's focus and to the network; a provider would do no more.
  queryClient.mount();
  listenLoginChanged(({ signedIn }) => {
    queryClient.removeQueries({ queryKey: [OWN], type: 'inactive' });
    // Answers to one person are not shown to the next while theirs are on their way.
    if (signedIn) void queryClient.resetQueries({ queryKey: [OWN] });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWN });
  });
}

/**
 * Milliseconds until what could not be asked for is asked for again by itself, while the page is seen: of what stands meanwhile,
 * and of what does not, in whose place the failure gives way to a placeholder each time.
 */
const RETRY = { shown: 10_000, missing: 30_000 };

/** Whether nobody answered, or only to say that they cannot now: asked again, it may come. */
export function isAway(error: Error | null): boolean {
  if (error === null || error instanceof CancelledError || error instanceof LoginRequiredError) return false;
  return !(error instanceof ResponseError) || error.status >= 500;
}

export function retryAfter({ error, data }: { error: Error | null; data: unknown }): number | undefined {
  if (!isAway(error)) return undefined;
  return data === undefined ? RETRY.missing : RETRY.shown;
}
