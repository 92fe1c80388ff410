import type { DataOf } from '@shared/contract/endpoints';
import type { telemetryCounts } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** How often each failure was reported in the last 30 days, most frequent first, at most 200; official users. */
export function getTelemetryCounts(options?: CallOptions): Promise<DataOf<typeof telemetryCounts>> {
  return send<typeof telemetryCounts>(
    { method: 'GET', path: '/api/ext/v1/telemetry/counts', token: 'required' },
    options,
  );
}
