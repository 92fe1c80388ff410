import type { DataOf } from '../../contract/endpoints/endpoint';
import type { myBookings } from '../../contract/endpoints/my-bookings';
import type { CallOptions } from '../call';
import { send } from '../send';

/** This visitor's bookings, latest first, at most 50. */
export function getMyBookings(options?: CallOptions): Promise<DataOf<typeof myBookings>> {
  return send<typeof myBookings>({ method: 'GET', path: '/api/ext/v1/my/bookings', token: 'required' }, options);
}
