import type { Route } from '../route';
import type * as schemas from './schemas';

/** Leaves a message for the vendor. */
export const customAssist: Route<typeof schemas.customAssist> = {
  method: 'POST',
  path: '/api/v1/custom/assist',
  token: 'optional',
};
