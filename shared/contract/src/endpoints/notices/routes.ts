import type { Route } from '../route';
import type * as schemas from './schemas';

/** Notices of this visitor, latest first. */
export const noticeList: Route<typeof schemas.noticeList> = {
  method: 'GET',
  path: '/api/ext/v1/my/notices',
  token: 'required',
};

/** How many of them were not read. */
export const noticeCount: Route<typeof schemas.noticeCount> = {
  method: 'GET',
  path: '/api/ext/v1/my/notices/count',
  token: 'required',
};

/** Marks those up to one as read; what came later stays unread. */
export const noticesRead: Route<typeof schemas.noticesRead> = {
  method: 'POST',
  path: '/api/ext/v1/my/notices/read',
  token: 'required',
};

/** Whether this visitor is told by mail, too. */
export const mailChoice: Route<typeof schemas.mailChoice> = {
  method: 'GET',
  path: '/api/ext/v1/my/mail',
  token: 'required',
};

export const mailChoiceSave: Route<typeof schemas.mailChoiceSave> = {
  method: 'POST',
  path: '/api/ext/v1/my/mail/save',
  token: 'required',
};

/** Whether mail goes out at all, and what waits. */
export const mailState: Route<typeof schemas.mailState> = {
  method: 'GET',
  path: '/api/ext/v1/desk/mail-state',
  token: 'required',
};

/** Mail that waits, went out or did not. */
export const mailList: Route<typeof schemas.mailList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/mails',
  token: 'required',
};

/** Lets a mail that did not go out, or was cancelled, be tried again now. */
export const mailRetry: Route<typeof schemas.mailRetry> = {
  method: 'POST',
  path: '/api/ext/v1/desk/mails/retry',
  token: 'required',
};

/** Keeps a mail from going out; one that is being sent is refused with `mail-under-way`. */
export const mailCancel: Route<typeof schemas.mailCancel> = {
  method: 'POST',
  path: '/api/ext/v1/desk/mails/cancel',
  token: 'required',
};
