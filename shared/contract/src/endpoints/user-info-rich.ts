import { z } from 'zod';
import { instant } from './entities/basics';
import { personSchema } from './entities/user';
import { defineEndpoint } from './endpoint';

export const richUserSchema = personSchema.extend({
  company: z.string(),
  joinedAt: instant,
  counts: z.object({
    likes: z.int().min(0),
    answers: z.int().min(0),
    bookings: z.int().min(0),
    applications: z.int().min(0),
  }),
});

export type RichUser = z.output<typeof richUserSchema>;

/** The signed-in visitor, with how much is theirs. */
export const userInfoRich = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/info/rich',
  token: 'required',
  access: 'visitor',
  summary: '当前用户',
  data: richUserSchema,
});
