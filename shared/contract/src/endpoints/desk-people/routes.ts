import type { Route } from '../route';
import type * as schemas from './schemas';

/** Questions and answers as moderators go through them: what waits for a look, what is hidden, or all. */
export const contentQueue: Route<typeof schemas.contentQueue> = {
  method: 'GET',
  path: '/api/ext/v1/desk/content',
  token: 'required',
};

/** One of them with what a decision needs: its reports, notes of colleagues, and what of its author was removed before. */
export const contentCase: Route<typeof schemas.contentCase> = {
  method: 'GET',
  path: '/api/ext/v1/desk/content/case',
  token: 'required',
};

/** Leaves it as it is: it waits no longer, and the reports about it are closed. */
export const contentCheck: Route<typeof schemas.contentCheck> = {
  method: 'POST',
  path: '/api/ext/v1/desk/content/check',
  token: 'required',
};

/** Leaves a note about a question or an answer for the other moderators. */
export const contentNoteCreate: Route<typeof schemas.contentNoteCreate> = {
  method: 'POST',
  path: '/api/ext/v1/desk/content/note',
  token: 'required',
};

/** Applications for a personal grade, whatever became of them. */
export const applicationList: Route<typeof schemas.applicationList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/applications',
  token: 'required',
};

/** Says that this reviewer has it in hand, or that nobody has. */
export const applicationAssign: Route<typeof schemas.applicationAssign> = {
  method: 'POST',
  path: '/api/ext/v1/desk/applications/assign',
  token: 'required',
};

/** Certificates that were granted, those that ended too. */
export const deskCertificateList: Route<typeof schemas.deskCertificateList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/certificates',
  token: 'required',
};

/** Ends a certificate: whoever looks it up is told so, and its holder why. The holder may apply again. */
export const certificateRevoke: Route<typeof schemas.certificateRevoke> = {
  method: 'POST',
  path: '/api/ext/v1/desk/certificates/revoke',
  token: 'required',
};

/** How applications are decided. */
export const reviewRules: Route<typeof schemas.reviewRules> = {
  method: 'GET',
  path: '/api/ext/v1/desk/applications/rules',
  token: 'required',
};

/** Changes how applications are decided, from the next vote on. */
export const reviewRulesSave: Route<typeof schemas.reviewRulesSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/applications/rules/save',
  token: 'required',
};

/** A message with what was answered. */
export const messageCase: Route<typeof schemas.messageCase> = {
  method: 'GET',
  path: '/api/ext/v1/desk/messages/case',
  token: 'required',
};

/** Notes how far a message is, who has it in hand, and what colleagues should know. */
export const messageSave: Route<typeof schemas.messageSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/messages/save',
  token: 'required',
};

/** Answers a message by mail. Refused with a sentence at `contact` where it left no address. */
export const messageAnswer: Route<typeof schemas.messageAnswer> = {
  method: 'POST',
  path: '/api/ext/v1/desk/messages/answer',
  token: 'required',
};

/** Texts that answers begin from. */
export const templateList: Route<typeof schemas.templateList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/templates',
  token: 'required',
};

/** Makes a template, or changes one. */
export const templateSave: Route<typeof schemas.templateSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/templates/save',
  token: 'required',
};

/** Removes a template; what was answered with it stays. */
export const templateRemove: Route<typeof schemas.templateRemove> = {
  method: 'POST',
  path: '/api/ext/v1/desk/templates/remove',
  token: 'required',
};

/** Everybody who ever signed in. */
export const personList: Route<typeof schemas.personList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/people',
  token: 'required',
};

/** Keeps a person from writing until an instant, as `userBlock`, by an operator. */
export const personBlock: Route<typeof schemas.personBlock> = {
  method: 'POST',
  path: '/api/ext/v1/desk/people/block',
  token: 'required',
};

/** A person's logins, the latest used first. */
export const personSessions: Route<typeof schemas.personSessions> = {
  method: 'GET',
  path: '/api/ext/v1/desk/people/sessions',
  token: 'required',
};

/** Ends one login of a person, or all of them where none is named; the one that asks stays. */
export const personSessionsEnd: Route<typeof schemas.personSessionsEnd> = {
  method: 'POST',
  path: '/api/ext/v1/desk/people/sessions/end',
  token: 'required',
};

/** People with a role: whom something can be given to. */
export const colleagueList: Route<typeof schemas.colleagueList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/colleagues',
  token: 'required',
};
