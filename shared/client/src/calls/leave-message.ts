import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { customAssist } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Leaves a message for the vendor. */
export function leaveMessage(
  body: BodyOf<typeof customAssist>,
  options?: CallOptions,
): Promise<DataOf<typeof customAssist>> {
  return send<typeof customAssist>({ method: 'POST', path: '/api/v1/custom/assist', token: 'optional', body }, options);
}
