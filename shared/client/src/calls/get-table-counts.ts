import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { tableAppointmentCount } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Seats left at each table of an open day, the coming one unless told. */
export function getTableCounts(
  query: QueryOf<typeof tableAppointmentCount> = {},
  options?: CallOptions,
): Promise<DataOf<typeof tableAppointmentCount>> {
  return send<typeof tableAppointmentCount>(
    { method: 'GET', path: '/api/noauth/v1/sns/forum/table/query-appointment-count', token: 'none', query },
    options,
  );
}
