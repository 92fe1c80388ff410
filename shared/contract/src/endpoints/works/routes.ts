import type { Route } from '../route';
import type * as schemas from './schemas';

/** Works of the awards by page, filtered, sorted and searched. */
export const activityWorksPage: Route<typeof schemas.activityWorksPage> = {
  method: 'POST',
  path: '/api/noauth/v1/coe/activityWorks/page',
  token: 'optional',
};

/** A work in full, for its dialog. */
export const workDetail: Route<typeof schemas.workDetail> = {
  method: 'GET',
  path: '/api/ext/v1/works/detail',
  token: 'optional',
};

/** Works that this visitor entered for the awards, whatever became of them, the last written first, at most 100. */
export const myWorkEntries: Route<typeof schemas.myWorkEntries> = {
  method: 'GET',
  path: '/api/ext/v1/my/work-entries',
  token: 'required',
};

/** One of them in full; another person's is not found. */
export const workEntry: Route<typeof schemas.workEntry> = {
  method: 'GET',
  path: '/api/ext/v1/works/entry',
  token: 'required',
};

/**
 * Begins a draft, or keeps what was written in one; what is left out stays. Taken after the season's end, too. Refused with
 * `changed-since` where it was written elsewhere meanwhile, and with `entry-state` while it is looked at or published.
 */
export const workEntrySave: Route<typeof schemas.workEntrySave> = {
  method: 'POST',
  path: '/api/ext/v1/works/entry/save',
  token: 'required',
};

/** Hands it in. Refused with `season-closed` outside its season, and with `invalid-request` where something is missing. */
export const workEntrySubmit: Route<typeof schemas.workEntrySubmit> = {
  method: 'POST',
  path: '/api/ext/v1/works/entry/submit',
  token: 'required',
};

/** Makes a draft of it again, while its season is open. What was published stays in sight as it is. */
export const workEntryReopen: Route<typeof schemas.workEntryReopen> = {
  method: 'POST',
  path: '/api/ext/v1/works/entry/reopen',
  token: 'required',
};

/** Takes it out of the awards at any time, and out of sight; its votes stay with it. */
export const workEntryWithdraw: Route<typeof schemas.workEntryWithdraw> = {
  method: 'POST',
  path: '/api/ext/v1/works/entry/withdraw',
  token: 'required',
};

/** Deletes one that was never published. */
export const workEntryRemove: Route<typeof schemas.workEntryRemove> = {
  method: 'POST',
  path: '/api/ext/v1/works/entry/remove',
  token: 'required',
};

/** Entries that members handed in, for who publishes them; drafts are nobody else's. */
export const deskEntryList: Route<typeof schemas.deskEntryList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/work-entries',
  token: 'required',
};

/** Publishes what was looked at, or returns it with a reason; the author is told. */
export const deskEntryDecide: Route<typeof schemas.deskEntryDecide> = {
  method: 'POST',
  path: '/api/ext/v1/desk/work-entries/decide',
  token: 'required',
};
