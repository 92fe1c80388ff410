import type { DataOf } from '../../contract/endpoints/endpoint';
import type { openApplications } from '../../contract/endpoints/open-applications';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Applications that wait for a decision, the longest waiting first, at most 50; official users. */
export function getOpenApplications(options?: CallOptions): Promise<DataOf<typeof openApplications>> {
  return send<typeof openApplications>(
    { method: 'GET', path: '/api/ext/v1/grade/applications', token: 'required' },
    options,
  );
}
