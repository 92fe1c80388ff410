import type { Route } from '../route';
import type * as schemas from './schemas';

/** Leaves a message for the vendor. */
export const customAssist: Route<typeof schemas.customAssist> = {
  method: 'POST',
  path: '/api/v1/custom/assist',
  token: 'optional',
};

/** Messages that this visitor left while signed in, with how far each is and what was answered, the latest first, at most 50. */
export const myMessages: Route<typeof schemas.myMessages> = {
  method: 'GET',
  path: '/api/ext/v1/my/messages',
  token: 'required',
};
