import type { Route } from '../route';
import type * as schemas from './schemas';

/** Seats left at each table of an open day, the coming one unless told. */
export const tableAppointmentCount: Route<typeof schemas.tableAppointmentCount> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/forum/table/query-appointment-count',
  token: 'none',
};

/** Everything a visitor needs to book: tables in full and the booking that stands already. */
export const tableConfig: Route<typeof schemas.tableConfig> = {
  method: 'GET',
  path: '/api/v1/sns/forum/table/query-table-config',
  token: 'required',
};

/** Books a seat: never above capacity, one seat for a person at an open day. Refused with `table-full`, `already-booked` or `event-over`. */
export const tableSubmitAppointment: Route<typeof schemas.tableSubmitAppointment> = {
  method: 'POST',
  path: '/api/v1/sns/forum/table/submit-appointment',
  token: 'required',
};

/** This visitor's bookings, latest first, at most 50. */
export const myBookings: Route<typeof schemas.myBookings> = {
  method: 'GET',
  path: '/api/ext/v1/my/bookings',
  token: 'required',
};

/** Gives a seat back. Refused with `booking-cancelled`, `event-over`, or `checked-in` once its code was taken at the door. */
export const bookingCancel: Route<typeof schemas.bookingCancel> = {
  method: 'POST',
  path: '/api/ext/v1/my/bookings/cancel',
  token: 'required',
};

/**
 * Changes the table of a booking in one step: who is refused keeps the seat. Refused with `table-full`, `booking-cancelled`,
 * `event-over` or `checked-in`.
 */
export const bookingMove: Route<typeof schemas.bookingMove> = {
  method: 'POST',
  path: '/api/ext/v1/my/bookings/move',
  token: 'required',
};

/**
 * Waits for a seat at a table that is full. A seat that becomes free until booking ends is given to who waited longest; who has
 * one at another table leaves it then. Refused with `seat-free`, `already-waiting`, `already-booked` or `event-over`.
 */
export const bookingWait: Route<typeof schemas.bookingWait> = {
  method: 'POST',
  path: '/api/ext/v1/my/waits/create',
  token: 'required',
};

/** Leaves a list. Refused with `wait-over` where it has become a seat, or ended. */
export const bookingWaitCancel: Route<typeof schemas.bookingWaitCancel> = {
  method: 'POST',
  path: '/api/ext/v1/my/waits/cancel',
  token: 'required',
};

/** Lists on which this visitor waits, latest first, at most 50. */
export const myWaits: Route<typeof schemas.myWaits> = {
  method: 'GET',
  path: '/api/ext/v1/my/waits',
  token: 'required',
};
