import { CancelledError, LoginRequiredError, ResponseError } from '@shared/client';

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
