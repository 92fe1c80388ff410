import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { workDetail } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** A work in full, for its dialog. */
export function getWork(query: QueryOf<typeof workDetail>, options?: CallOptions): Promise<DataOf<typeof workDetail>> {
  return send<typeof workDetail>(
    { method: 'GET', path: '/api/ext/v1/works/detail', token: 'optional', query },
    options,
  );
}
