import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { tableConfig } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** What a visitor needs to book: tables in full and the booking that stands already. */
export function getTableConfig(
  query: QueryOf<typeof tableConfig> = {},
  options?: CallOptions,
): Promise<DataOf<typeof tableConfig>> {
  return send<typeof tableConfig>(
    { method: 'GET', path: '/api/v1/sns/forum/table/query-table-config', token: 'required', query },
    options,
  );
}
