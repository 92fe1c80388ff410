import { z } from 'zod';
import { queryId } from './entities/basics';
import { chapterSchema } from './entities/comic';
import { defineEndpoint } from './endpoint';

/** The chapters of a comic by number, with their size and likes. */
export const comicChapterList = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/list',
  token: 'none',
  access: 'guest',
  summary: '漫画章节列表',
  query: z.object({ comicId: queryId }),
  data: z.array(chapterSchema),
});
