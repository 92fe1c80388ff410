import { z } from 'zod';
import { code, optionalText } from './entities/basics';
import { bodyPaging, pageOf } from './entities/paging';
import { workSchema, workSorts } from './entities/work';
import { defineEndpoint } from './endpoint';

/** Works of the awards by page, filtered, sorted and searched. */
export const activityWorksPage = defineEndpoint({
  method: 'POST',
  path: '/api/noauth/v1/coe/activityWorks/page',
  token: 'optional',
  access: 'guest',
  summary: '大赛作品分页',
  body: z.object({
    /** A value of scene code `work-season`; all seasons without it. */
    season: code.optional(),
    /** A value of scene code `work-category`; all categories without it. */
    category: code.optional(),
    /** Searched in title, summary and author; up to 40 UTF-16 units. */
    keyword: optionalText(40),
    sort: z.enum(workSorts).default('latest'),
    ...bodyPaging,
  }),
  data: pageOf(workSchema),
});
