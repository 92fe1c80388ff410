import { z } from 'zod';
import { queryId } from './entities/basics';
import { workDetailSchema } from './entities/work';
import { defineEndpoint } from './endpoint';

/** A work in full, for its dialog. */
export const workDetail = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/works/detail',
  token: 'optional',
  access: 'guest',
  summary: '作品详情',
  query: z.object({ workId: queryId }),
  data: workDetailSchema,
});
