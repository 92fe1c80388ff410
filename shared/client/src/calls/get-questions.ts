import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { questionList } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Questions, latest first, perhaps of one topic. */
export function getQuestions(
  query: QueryOf<typeof questionList> = {},
  options?: CallOptions,
): Promise<DataOf<typeof questionList>> {
  return send<typeof questionList>({ method: 'GET', path: '/api/ext/v1/questions', token: 'optional', query }, options);
}
