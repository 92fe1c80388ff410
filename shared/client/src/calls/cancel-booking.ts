import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { bookingCancel } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Gives a seat back. Refused with `booking-cancelled` or `event-over`. */
export function cancelBooking(
  body: BodyOf<typeof bookingCancel>,
  options?: CallOptions,
): Promise<DataOf<typeof bookingCancel>> {
  return send<typeof bookingCancel>(
    { method: 'POST', path: '/api/ext/v1/my/bookings/cancel', token: 'required', body },
    options,
  );
}
