import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ApiError, apiErrorFrom, LoginRequiredError } from '@shared/client';
import { queryClient } from './query-client';

interface Action<Input, Result> {
  busy: boolean;
  error: ApiError | undefined;
  /** Resolves with the result, or with undefined after a failure, which `error` then holds. A second run while one is under way is refused. */
  run: (input: Input) => Promise<Result | undefined>;
}

/** A write that a visitor starts: never twice at once, and its failure is kept for the screen. */
export function useAction<Input, Result>(act: (input: Input) => Promise<Result>): Action<Input, Result> {
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: act }, queryClient);
  // A second click comes before the first one is rendered.
  const running = useRef(false);
  const run = async (input: Input) => {
    if (running.current) return undefined;
    running.current = true;
    try {
      return await mutateAsync(input);
    } catch {
      return undefined;
    } finally {
      running.current = false;
    }
  };
  const failure = error ? apiErrorFrom(error, 'POST') : undefined;
  // The login prompt is open by now and says it better.
  const problem = failure instanceof LoginRequiredError ? undefined : failure;
  // The problem is shown until the next outcome: nothing moves away under the second click of a double one.
  const [shown, show] = useState(problem);
  if (!isPending && shown !== problem) show(problem);
  return { busy: isPending, error: shown, run };
}
