import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { activityWorksPage } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Works of the awards by page, filtered, sorted and searched. */
export function getWorks(
  body: BodyOf<typeof activityWorksPage> = {},
  options?: CallOptions,
): Promise<DataOf<typeof activityWorksPage>> {
  return send<typeof activityWorksPage>(
    { method: 'POST', path: '/api/noauth/v1/coe/activityWorks/page', token: 'optional', body },
    options,
  );
}
