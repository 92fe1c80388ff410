import { z } from 'zod';
import { bookingSchema } from './entities/appointment';
import { bookingFields } from '../fields';
import { id, optionalText, typed } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Books a seat: never above capacity, one seat for a person at an open day. Refused with `table-full`, `already-booked` or `event-over`. */
export const tableSubmitAppointment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/table/submit-appointment',
  token: 'required',
  access: 'visitor',
  summary: '提交开放日预约',
  body: z.object({
    tableId: id,
    name: typed(bookingFields.name),
    phone: typed(bookingFields.phone),
    company: optionalText(bookingFields.company.max),
    note: optionalText(bookingFields.note.max),
  }),
  data: bookingSchema,
});
