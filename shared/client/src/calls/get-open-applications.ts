import type { DataOf } from '@shared/contract/endpoints';
import type { openApplications } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Applications that wait for a decision, the longest waiting first, at most 50; official users. */
export function getOpenApplications(options?: CallOptions): Promise<DataOf<typeof openApplications>> {
  return send<typeof openApplications>(
    { method: 'GET', path: '/api/ext/v1/grade/applications', token: 'required' },
    options,
  );
}
