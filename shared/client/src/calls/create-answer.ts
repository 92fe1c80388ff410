import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { answerCreate } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Answers a question. */
export function createAnswer(
  body: BodyOf<typeof answerCreate>,
  options?: CallOptions,
): Promise<DataOf<typeof answerCreate>> {
  return send<typeof answerCreate>(
    { method: 'POST', path: '/api/v1/sns/forum/answer/create', token: 'required', body },
    options,
  );
}
