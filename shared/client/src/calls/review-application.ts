import type { applicationReview } from '@shared/contract/endpoints';
import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Grants or rejects an application. Refused with `already-reviewed` or `own-application`. */
export function reviewApplication(
  body: BodyOf<typeof applicationReview>,
  options?: CallOptions,
): Promise<DataOf<typeof applicationReview>> {
  return send<typeof applicationReview>(
    { method: 'POST', path: '/api/ext/v1/grade/review', token: 'required', body },
    options,
  );
}
