import type { Route } from '../route';
import type * as schemas from './schemas';

/** Says whether a help article helped; one vote a voter, the last counts. */
export const articleHelpful: Route<typeof schemas.articleHelpful> = {
  method: 'POST',
  path: '/api/ext/v1/articles/helpful',
  token: 'optional',
};
