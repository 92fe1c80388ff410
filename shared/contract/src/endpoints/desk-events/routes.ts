import type { Route } from '../route';
import type * as schemas from './schemas';

/** Open days, drafts and cancelled ones among them. */
export const openDayList: Route<typeof schemas.openDayList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/open-days',
  token: 'required',
};

/** Effects of a change of an open day on the seats that are taken. */
export const openDayEffects: Route<typeof schemas.openDayEffects> = {
  method: 'POST',
  path: '/api/ext/v1/desk/open-days/effects',
  token: 'required',
};

/**
 * Makes or changes an open day; its tables move with its start. Whoever has a seat that is concerned is told, which is refused
 * with `effects-unseen` unless `seen` is what `openDayEffects` answered.
 */
export const openDaySave: Route<typeof schemas.openDaySave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/open-days/save',
  token: 'required',
};

/** Tables of open days. */
export const openDayTableList: Route<typeof schemas.openDayTableList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/open-day-tables',
  token: 'required',
};

/** Effects of a change of a table on the seats that are taken at it. */
export const openDayTableEffects: Route<typeof schemas.openDayTableEffects> = {
  method: 'POST',
  path: '/api/ext/v1/desk/open-day-tables/effects',
  token: 'required',
};

/** Makes or changes a table, as `openDaySave` does an open day. */
export const openDayTableSave: Route<typeof schemas.openDayTableSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/open-day-tables/save',
  token: 'required',
};

/** Takes away a table at which nobody has a seat. */
export const openDayTableRemove: Route<typeof schemas.openDayTableRemove> = {
  method: 'POST',
  path: '/api/ext/v1/desk/open-day-tables/remove',
  token: 'required',
};

/** Bookings. */
export const deskBookingList: Route<typeof schemas.deskBookingList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/bookings',
  token: 'required',
};

/** People who wait for a seat, in their order. */
export const deskWaitList: Route<typeof schemas.deskWaitList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/booking-waits',
  token: 'required',
};

/** Takes a seat back and tells who had it. */
export const deskBookingCancel: Route<typeof schemas.deskBookingCancel> = {
  method: 'POST',
  path: '/api/ext/v1/desk/bookings/cancel',
  token: 'required',
};

/** Checks a code at the door. What is wrong with it is an answer, not a refusal: the one at the door has to see whose it is. */
export const bookingCheckIn: Route<typeof schemas.bookingCheckIn> = {
  method: 'POST',
  path: '/api/ext/v1/desk/bookings/check-in',
  token: 'required',
};

/** Undoes a check-in. */
export const bookingCheckInUndo: Route<typeof schemas.bookingCheckInUndo> = {
  method: 'POST',
  path: '/api/ext/v1/desk/bookings/check-in-undo',
  token: 'required',
};
