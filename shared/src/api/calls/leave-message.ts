import type { BodyOf, DataOf } from '../../contract/endpoints/endpoint';
import type { customAssist } from '../../contract/endpoints/custom-assist';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Leaves a message for the vendor. */
export function leaveMessage(
  body: BodyOf<typeof customAssist>,
  options?: CallOptions,
): Promise<DataOf<typeof customAssist>> {
  return send<typeof customAssist>({ method: 'POST', path: '/api/v1/custom/assist', token: 'optional', body }, options);
}
