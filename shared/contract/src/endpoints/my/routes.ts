import type { Route } from '../route';
import type * as schemas from './schemas';

/** Logins of this visitor, the latest used first, at most 20. */
export const mySessions: Route<typeof schemas.mySessions> = {
  method: 'GET',
  path: '/api/ext/v1/my/sessions',
  token: 'required',
};

/** Ends one of this visitor's logins, the one that asks too. */
export const sessionEnd: Route<typeof schemas.sessionEnd> = {
  method: 'POST',
  path: '/api/ext/v1/my/sessions/end',
  token: 'required',
};

/** Ends every login of this visitor but the one that asks. */
export const otherSessionsEnd: Route<typeof schemas.otherSessionsEnd> = {
  method: 'POST',
  path: '/api/ext/v1/my/sessions/end-others',
  token: 'required',
};

/** This visitor's questions, latest first. */
export const myQuestions: Route<typeof schemas.myQuestions> = {
  method: 'GET',
  path: '/api/ext/v1/my/questions',
  token: 'required',
};

/** This visitor's answers, latest first. */
export const myAnswers: Route<typeof schemas.myAnswers> = {
  method: 'GET',
  path: '/api/ext/v1/my/answers',
  token: 'required',
};

/** This visitor's comments under chapters, latest first. */
export const myComments: Route<typeof schemas.myComments> = {
  method: 'GET',
  path: '/api/ext/v1/my/comments',
  token: 'required',
};

/** This visitor's works of the awards, latest first. */
export const myWorks: Route<typeof schemas.myWorks> = {
  method: 'GET',
  path: '/api/ext/v1/my/works',
  token: 'required',
};

/** This visitor's certificates, latest first, at most 50. */
export const myCertificates: Route<typeof schemas.myCertificates> = {
  method: 'GET',
  path: '/api/ext/v1/my/certificates',
  token: 'required',
};

/** Makes an address that gives everything about this visitor, as one archive, until it ends. */
export const accountExport: Route<typeof schemas.accountExport> = {
  method: 'POST',
  path: '/api/ext/v1/my/export',
  token: 'required',
};

/**
 * Deletes this visitor and what is about them. What others answered stays; so do this visitor's questions that others
 * answered, without the name.
 */
export const accountDelete: Route<typeof schemas.accountDelete> = {
  method: 'POST',
  path: '/api/ext/v1/my/delete',
  token: 'required',
};
