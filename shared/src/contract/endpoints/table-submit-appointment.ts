import { z } from 'zod';
import { bookingSchema } from './entities/appointment';
import { id, optionalText, text } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Books a seat: never above capacity, one seat for a person at an open day. Refused with `table-full`, `already-booked` or `event-over` (spec.md section 7). */
export const tableSubmitAppointment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/table/submit-appointment',
  token: 'required',
  access: 'visitor',
  summary: '提交开放日预约',
  body: z.object({
    tableId: id,
    /** Up to 40 UTF-16 units. */
    name: text(40),
    phone: z
      .string()
      .trim()
      .regex(/^\+?\d[\d -]{4,18}\d$/, '请填写电话号码'),
    /** Up to 80 UTF-16 units. */
    company: optionalText(80),
    /** Up to 500 UTF-16 units. */
    note: optionalText(500),
  }),
  data: bookingSchema,
});
