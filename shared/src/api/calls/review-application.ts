import type { applicationReview } from '../../contract/endpoints/application-review';
import type { BodyOf, DataOf } from '../../contract/endpoints/endpoint';
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
