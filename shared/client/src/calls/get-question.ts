import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { questionDetail } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** A question in full. */
export function getQuestion(
  query: QueryOf<typeof questionDetail>,
  options?: CallOptions,
): Promise<DataOf<typeof questionDetail>> {
  return send<typeof questionDetail>(
    { method: 'GET', path: '/api/ext/v1/questions/detail', token: 'optional', query },
    options,
  );
}
