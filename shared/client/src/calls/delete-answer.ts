import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { answerDelete } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Deletes an answer, by its author alone; a recommendation goes with it. */
export function deleteAnswer(
  body: BodyOf<typeof answerDelete>,
  options?: CallOptions,
): Promise<DataOf<typeof answerDelete>> {
  return send<typeof answerDelete>(
    { method: 'POST', path: '/api/v1/sns/forum/answer/delete', token: 'required', body },
    options,
  );
}
