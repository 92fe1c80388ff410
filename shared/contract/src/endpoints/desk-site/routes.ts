import type { Route } from '../route';
import type * as schemas from './schemas';

/** Short lists that visitors choose from: topics of questions and messages, seasons and categories of the awards. */
export const deskChoiceList: Route<typeof schemas.deskChoiceList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/choices',
  token: 'required',
};

/** Adds a choice, or changes one that was looked at. Its list and its value stay what they are. */
export const deskChoiceSave: Route<typeof schemas.deskChoiceSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/choices/save',
  token: 'required',
};

/** Refused with `in-use` while anything names it. */
export const deskChoiceRemove: Route<typeof schemas.deskChoiceRemove> = {
  method: 'POST',
  path: '/api/ext/v1/desk/choices/remove',
  token: 'required',
};

/** Works of the awards, those that were withdrawn among them. */
export const deskWorkList: Route<typeof schemas.deskWorkList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/works',
  token: 'required',
};

/** Publishes a work, or changes one: its texts, its award, whether visitors see it. */
export const deskWorkSave: Route<typeof schemas.deskWorkSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/works/save',
  token: 'required',
};

/** Work that waits for the caller, by their roles, and data for the charts of the first page. */
export const deskToday: Route<typeof schemas.deskToday> = {
  method: 'GET',
  path: '/api/ext/v1/desk/today',
  token: 'required',
};

/** How the parts behind the site are. */
export const deskHealth: Route<typeof schemas.deskHealth> = {
  method: 'GET',
  path: '/api/ext/v1/desk/health',
  token: 'required',
};
