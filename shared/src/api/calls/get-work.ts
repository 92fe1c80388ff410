import type { DataOf, QueryOf } from '../../contract/endpoints/endpoint';
import type { workDetail } from '../../contract/endpoints/work-detail';
import type { CallOptions } from '../call';
import { send } from '../send';

/** A work in full, for its dialog. */
export function getWork(query: QueryOf<typeof workDetail>, options?: CallOptions): Promise<DataOf<typeof workDetail>> {
  return send<typeof workDetail>(
    { method: 'GET', path: '/api/ext/v1/works/detail', token: 'optional', query },
    options,
  );
}
