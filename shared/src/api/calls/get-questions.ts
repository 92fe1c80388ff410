import type { DataOf, QueryOf } from '../../contract/endpoints/endpoint';
import type { questionList } from '../../contract/endpoints/question-list';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Questions, latest first, perhaps of one topic. */
export function getQuestions(
  query: QueryOf<typeof questionList> = {},
  options?: CallOptions,
): Promise<DataOf<typeof questionList>> {
  return send<typeof questionList>({ method: 'GET', path: '/api/ext/v1/questions', token: 'optional', query }, options);
}
