import { useCallback, useRef, useState } from 'react';
import { type ApiError, apiErrorFrom, LoginRequiredError } from 'shared/api';

interface Action<Input, Result> {
  busy: boolean;
  error: ApiError | undefined;
  /** Resolves with the result, or with undefined after a failure, which `error` then holds. A second run while one is under way is refused. */
  run: (input: Input) => Promise<Result | undefined>;
  clear: () => void;
}

/** A write that a visitor starts: never twice at once, and its failure is kept for the screen. */
export function useAction<Input, Result>(act: (input: Input) => Promise<Result>): Action<Input, Result> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const run = async (input: Input) => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      return await act(input);
    } catch (thrown) {
      const failure = apiErrorFrom(thrown, 'POST');
      // The login prompt is open by now and says it better.
      if (!(failure instanceof LoginRequiredError)) setError(failure);
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const clear = useCallback(() => {
    setError(undefined);
  }, []);
  return { busy, error, run, clear };
}
