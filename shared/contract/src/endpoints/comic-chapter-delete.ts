import { z } from 'zod';
import { id } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Deletes a chapter, its likes and its reading marks; official users. */
export const comicChapterDelete = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/comic/comicChapter/delete',
  token: 'required',
  access: 'official',
  summary: '删除漫画章节',
  body: z.object({ chapterId: id }),
  data: z.null(),
});
