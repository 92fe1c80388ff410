import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { answerCancelRecommend } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Takes the official recommendation back; official users. */
export function cancelRecommendAnswer(
  body: BodyOf<typeof answerCancelRecommend>,
  options?: CallOptions,
): Promise<DataOf<typeof answerCancelRecommend>> {
  return send<typeof answerCancelRecommend>(
    { method: 'POST', path: '/api/v1/sns/forum/answer/cancelOfficialRecommended', token: 'required', body },
    options,
  );
}
