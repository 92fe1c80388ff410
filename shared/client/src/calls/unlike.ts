import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { likeDelete } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Takes a like back; doing so again changes nothing. */
export function unlike(body: BodyOf<typeof likeDelete>, options?: CallOptions): Promise<DataOf<typeof likeDelete>> {
  return send<typeof likeDelete>(
    { method: 'POST', path: '/api/v1/sns/user/like/delete', token: 'required', body },
    options,
  );
}
