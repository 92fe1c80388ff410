import type { Route } from '../route';
import type * as schemas from './schemas';

/** Seats left at each table of an open day, the coming one unless told. */
export const tableAppointmentCount: Route<typeof schemas.tableAppointmentCount> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/forum/table/query-appointment-count',
  token: 'none',
};

/** What a visitor needs to book: tables in full and the booking that stands already. */
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
