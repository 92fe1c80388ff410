import { z } from 'zod';
import { queryId } from './entities/basics';
import { chapterNameSchema } from './entities/comic';
import { defineEndpoint } from './endpoint';

/** The chapters of a comic by number, for the chapter switcher. */
export const comicChapterSimpleList = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/simpleList',
  token: 'none',
  access: 'guest',
  summary: '漫画章节目录',
  query: z.object({ comicId: queryId }),
  data: z.array(chapterNameSchema),
});
