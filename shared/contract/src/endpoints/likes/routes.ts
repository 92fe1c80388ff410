import type { Route } from '../route';
import type * as schemas from './schemas';

/** Likes; doing so again changes nothing. */
export const likeCreate: Route<typeof schemas.likeCreate> = {
  method: 'POST',
  path: '/api/v1/sns/user/like/create',
  token: 'required',
};

/** Takes a like back; doing so again changes nothing. */
export const likeDelete: Route<typeof schemas.likeDelete> = {
  method: 'POST',
  path: '/api/v1/sns/user/like/delete',
  token: 'required',
};

/** Things that this visitor liked, latest first. */
export const myLikes: Route<typeof schemas.myLikes> = {
  method: 'GET',
  path: '/api/ext/v1/my/likes',
  token: 'required',
};
