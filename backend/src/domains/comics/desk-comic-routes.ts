import type { FastifyInstance } from 'fastify';
import {
  deskChapter,
  deskChapterList,
  deskChapterPreview,
  deskChapterSave,
  deskComicList,
  deskComicSave,
} from '@shared/contract/endpoints';
import { readRoute, roleRoute, saveRoute } from '../../http/route';
import type { LinkSigner } from '../../links/link-signer';
import { ChapterPreviews } from './chapter-previews';
import { chapterOf, readChapters, saveChapter } from './desk-chapters';
import { readComics, saveComic } from './desk-comics';

/** Comics and chapters as editors work on them. */
export function deskComicRoutes(app: FastifyInstance, { signer }: { signer: LinkSigner }): void {
  const previews = new ChapterPreviews(signer);

  readRoute(app, deskComicList, 'comic', ({ query, transaction }) => readComics(transaction, query));
  saveRoute(app, deskComicSave, 'comic', ({ body, transaction }) => saveComic(transaction, body));
  readRoute(app, deskChapterList, 'chapter', ({ query, transaction }) => readChapters(transaction, query));
  roleRoute(app, deskChapter, async ({ query, transaction }) => ({
    data: await chapterOf(transaction, query.id),
    note: { objectType: 'chapter', objectId: query.id },
  }));
  saveRoute(app, deskChapterSave, 'chapter', ({ body, transaction }) => saveChapter(transaction, body));
  roleRoute(app, deskChapterPreview, async ({ body: { chapterId }, transaction }) => {
    const { id } = await chapterOf(transaction, chapterId);
    const { word, endsAt } = previews.open(id, Date.now());
    const query = `?chapter=${id}&preview=${word}`;
    return {
      data: { path: `comics/${query}`, mobilePath: `mobile/comics/${query}`, endsAt: new Date(endsAt).toISOString() },
      note: { objectType: 'chapter', objectId: id },
    };
  });
}
