import { z } from 'zod';
import { bookingSchema, openDayEventSchema, tableSchema } from './entities/appointment';
import { queryId } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** What a visitor needs to book: tables in full and the booking that stands already. */
export const tableConfig = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sns/forum/table/query-table-config',
  token: 'required',
  access: 'visitor',
  summary: '开放日预约配置',
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    event: openDayEventSchema.nullable(),
    tables: z.array(tableSchema),
    myBooking: bookingSchema.nullable(),
  }),
});
