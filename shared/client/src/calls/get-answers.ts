import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { answerQuery } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Answers of a question: the recommended one first, then the latest. */
export function getAnswers(
  query: QueryOf<typeof answerQuery>,
  options?: CallOptions,
): Promise<DataOf<typeof answerQuery>> {
  return send<typeof answerQuery>(
    { method: 'GET', path: '/api/noauth/v1/sns/forum/answer/query', token: 'optional', query },
    options,
  );
}
