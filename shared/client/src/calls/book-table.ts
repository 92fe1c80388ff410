import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { tableSubmitAppointment } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Books a seat: never above capacity, one seat for a person at an open day. Refused with `table-full`, `already-booked` or `event-over`. */
export function bookTable(
  body: BodyOf<typeof tableSubmitAppointment>,
  options?: CallOptions,
): Promise<DataOf<typeof tableSubmitAppointment>> {
  return send<typeof tableSubmitAppointment>(
    { method: 'POST', path: '/api/v1/sns/forum/table/submit-appointment', token: 'required', body },
    options,
  );
}
