import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { likeCreate } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Likes; doing so again changes nothing. */
export function like(body: BodyOf<typeof likeCreate>, options?: CallOptions): Promise<DataOf<typeof likeCreate>> {
  return send<typeof likeCreate>(
    { method: 'POST', path: '/api/v1/sns/user/like/create', token: 'required', body },
    options,
  );
}
