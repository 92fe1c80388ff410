import type { Route } from '../route';
import type * as schemas from './schemas';

/** Works of the awards by page, filtered, sorted and searched. */
export const activityWorksPage: Route<typeof schemas.activityWorksPage> = {
  method: 'POST',
  path: '/api/noauth/v1/coe/activityWorks/page',
  token: 'optional',
};

/** A work in full, for its dialog. */
export const workDetail: Route<typeof schemas.workDetail> = {
  method: 'GET',
  path: '/api/ext/v1/works/detail',
  token: 'optional',
};
