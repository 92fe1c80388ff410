import { z } from 'zod';
import { bookingSchema } from './entities/appointment';
import { defineEndpoint } from './endpoint';

/** This visitor's bookings, latest first, at most 50. */
export const myBookings = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/my/bookings',
  token: 'required',
  access: 'visitor',
  summary: '我的预约',
  data: z.array(bookingSchema),
});
