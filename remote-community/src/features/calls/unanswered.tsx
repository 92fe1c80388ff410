import { ResponseError } from '@shared/client';
import type { ErrorReason } from '@shared/contract/endpoints';
import { Bones, Failed } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Call } from './use-call';

/** Reasons for which asking again would change nothing: it never was, is no more, or has no such address. */
const missing: ReadonlySet<ErrorReason | undefined> = new Set(['not-found', 'gone', 'invalid-request']);

interface UnansweredProps {
  /** Name of what was asked for: 问题列表. */
  what: string;
  call: Pick<Call<unknown>, 'error' | 'reload'>;
  /** Shown while it is under way. */
  bones?: ReactNode;
  /** Shown where the server says that there is no such thing; it may depend on the reason. */
  none?: ReactNode | ((reason: ErrorReason | undefined) => ReactNode);
}

/** Stands in the place of an answer: bones while it is under way, else why it does not come. */
export function Unanswered({ what, call: { error, reload }, bones = <Bones />, none }: UnansweredProps) {
  if (!error) return bones;
  if (none !== undefined && error instanceof ResponseError && missing.has(error.reason))
    return typeof none === 'function' ? none(error.reason) : none;
  return <Failed what={what} error={error} retry={reload} />;
}
