import { z } from 'zod';
import { bookingSchema } from './entities/appointment';
import { id } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Gives a seat back. Refused with `booking-cancelled` or `event-over`. */
export const bookingCancel = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/my/bookings/cancel',
  token: 'required',
  access: 'visitor',
  summary: '取消预约',
  body: z.object({ bookingId: id }),
  data: bookingSchema,
});
