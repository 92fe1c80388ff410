import { z } from 'zod';
import { id, marketer } from '../basics';
import { visitSteps } from '../visits/calls';
import { experimentShare, publicationSchema } from './calls';

const count = z.int().min(0);
/** What is counted of both: who sees what stood before, and who sees what is tried. */
const arms = { stood: count, tried: count };

/** What visitors did in an experiment since its share was raised last. A visitor counts once a day. */
export const deskExperimentDetail = marketer.get('/api/ext/v1/desk/site-content/experiment', '一次实验的数字', {
  query: z.object({ id: z.coerce.number().pipe(id) }),
  data: z.object({
    publication: publicationSchema,
    visitors: z.object(arms),
    views: z.object(arms),
    steps: z.array(
      z.object({
        step: z.enum(visitSteps),
        ...arms,
        /** By how much the rate of what is tried is higher, with the ends of its 95% interval; null where nobody came. */
        difference: z.object({ by: z.number(), low: z.number(), high: z.number() }).nullable(),
      }),
    ),
    /** Visitors by page, of the 50 that most saw. */
    pages: z.array(z.object({ path: z.string(), ...arms })),
  }),
});

/** Shows an experiment to more visitors. The comparison begins anew. */
export const deskExperimentRaise = marketer.post(
  '/api/ext/v1/desk/site-content/experiment/raise',
  '把实验给更多访客看',
  {
    body: z.object({ id, share: experimentShare }),
    data: publicationSchema,
  },
);

/** Publishes an experiment to everybody, also one that is over. */
export const deskExperimentKeep = marketer.post('/api/ext/v1/desk/site-content/experiment/keep', '把实验对所有人发布', {
  body: z.object({ id }),
  data: publicationSchema,
});
