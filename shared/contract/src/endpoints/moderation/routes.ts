import type { Route } from '../route';
import type * as schemas from './schemas';

/** Tells the moderators about a question, an answer or a comment; again by the same visitor changes nothing while the first is open. */
export const reportCreate: Route<typeof schemas.reportCreate> = {
  method: 'POST',
  path: '/api/ext/v1/reports/create',
  token: 'required',
};

/** Reports that nobody has closed yet, the longest waiting first. */
export const openReports: Route<typeof schemas.openReports> = {
  method: 'GET',
  path: '/api/ext/v1/desk/reports',
  token: 'required',
};

/** Closes a report; what it was about stays as it is. */
export const reportClose: Route<typeof schemas.reportClose> = {
  method: 'POST',
  path: '/api/ext/v1/desk/reports/close',
  token: 'required',
};

/** Takes a question, an answer or a comment out of sight: its author still sees it, with the reason. Doing so again changes the reason. */
export const contentHide: Route<typeof schemas.contentHide> = {
  method: 'POST',
  path: '/api/ext/v1/desk/content/hide',
  token: 'required',
};

/** Brings back what was hidden; doing so again changes nothing. */
export const contentRestore: Route<typeof schemas.contentRestore> = {
  method: 'POST',
  path: '/api/ext/v1/desk/content/restore',
  token: 'required',
};

/** Moves a question to another topic. */
export const questionTopicChange: Route<typeof schemas.questionTopicChange> = {
  method: 'POST',
  path: '/api/ext/v1/desk/questions/topic',
  token: 'required',
};

/** Keeps a person from writing until an instant, told with the reason; null lets them write again. Nobody blocks who has a role. */
export const userBlock: Route<typeof schemas.userBlock> = {
  method: 'POST',
  path: '/api/ext/v1/desk/users/block',
  token: 'required',
};
