import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { answerRecommend } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Marks an answer as officially recommended, in place of the one before; official users. */
export function recommendAnswer(
  body: BodyOf<typeof answerRecommend>,
  options?: CallOptions,
): Promise<DataOf<typeof answerRecommend>> {
  return send<typeof answerRecommend>(
    { method: 'POST', path: '/api/v1/sns/forum/answer/officialRecommended', token: 'required', body },
    options,
  );
}
