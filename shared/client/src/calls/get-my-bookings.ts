import type { DataOf } from '@shared/contract/endpoints';
import type { myBookings } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** This visitor's bookings, latest first, at most 50. */
export function getMyBookings(options?: CallOptions): Promise<DataOf<typeof myBookings>> {
  return send<typeof myBookings>({ method: 'GET', path: '/api/ext/v1/my/bookings', token: 'required' }, options);
}
