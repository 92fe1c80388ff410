import { z } from 'zod';
import { queryId } from './entities/basics';
import { chapterDetailSchema } from './entities/comic';
import { defineEndpoint } from './endpoint';

/** A chapter with its panels, its neighbours, and whether this visitor liked and read it. */
export const comicChapterDetail = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/detail',
  token: 'optional',
  access: 'guest',
  summary: '漫画章节内容',
  query: z.object({ chapterId: queryId }),
  data: chapterDetailSchema,
});
