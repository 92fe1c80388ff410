import type { DataOf } from '@shared/contract/endpoints';
import type { myApplications } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** This visitor's applications for a personal grade, latest first, at most 50. */
export function getMyApplications(options?: CallOptions): Promise<DataOf<typeof myApplications>> {
  return send<typeof myApplications>(
    { method: 'GET', path: '/api/ext/v1/my/applications', token: 'required' },
    options,
  );
}
