import type { Route } from '../route';
import type * as schemas from './schemas';

/** Messages that visitors left. */
export const messageList: Route<typeof schemas.messageList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/messages',
  token: 'required',
};

/** Actions of people with roles, perhaps on one object. */
export const auditList: Route<typeof schemas.auditList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/audit',
  token: 'required',
};

/** Gives a person exactly these roles. Nobody takes the role of operator from themselves. */
export const userRoles: Route<typeof schemas.userRoles> = {
  method: 'POST',
  path: '/api/ext/v1/desk/users/roles',
  token: 'required',
};
