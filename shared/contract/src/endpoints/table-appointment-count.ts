import { z } from 'zod';
import { openDayEventSchema, tableCountSchema } from './entities/appointment';
import { instant, queryId } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Seats left at each table of an open day, the coming one unless told. */
export const tableAppointmentCount = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/forum/table/query-appointment-count',
  token: 'none',
  access: 'guest',
  summary: '开放日余位',
  query: z.object({ eventId: queryId.optional() }),
  data: z.object({
    /** `null` where no open day is planned. */
    event: openDayEventSchema.nullable(),
    tables: z.array(tableCountSchema),
    /** When it was counted. */
    asOf: instant,
  }),
});
