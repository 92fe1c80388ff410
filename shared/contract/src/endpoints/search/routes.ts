import type { Route } from '../route';
import type * as schemas from './schemas';

/**
 * Finds public things that have the words of a query, the best first; words that are written as they sound are found as they are
 * spelled. Where nothing has all of them, what has most.
 */
export const publicSearch: Route<typeof schemas.publicSearch> = {
  method: 'GET',
  path: '/api/ext/v1/search',
  token: 'none',
};
