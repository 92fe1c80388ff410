import type { ReactNode } from 'react';
import { type ApiError, NetworkError, TimeoutError } from '@shared/client';
import { Problem } from '@shared/ui';

/** Words of every form where nobody answered. */
export const unanswered = '没有发出去：网络不通，填的内容都在，连上后再试一次。';

interface SendProblemProps {
  error: ApiError | undefined;
  /** Words of the form about a refusal. */
  children: ReactNode;
}

/** Says why a form was not taken, at its button. */
export function SendProblem({ error, children }: SendProblemProps) {
  if (!error) return null;
  return <Problem>{error instanceof NetworkError || error instanceof TimeoutError ? unanswered : children}</Problem>;
}
