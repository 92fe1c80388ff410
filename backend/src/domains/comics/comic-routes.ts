import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found } from '../../http/refusal';
import { createRoute, readRoute, roleRoute, route, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { readerOf } from '../moderation/hidden';
import type { LinkSigner } from '../../links/link-signer';
import { Previews } from '../../links/previews';
import { deleteChapter } from './chapter-repository';
import { createComment, deleteComment, readComments } from './comments';
import { readComicPlaces, saveComicPlaces } from './comic-places';
import { mediaUrl, readMedia } from '../../seed/media';
import { uploadedId } from '../desk-files/desk-file';
import { sendUploaded } from '../desk-files/send-uploaded';
import { sendDrawing } from '../media/send-drawing';
import type { Storage } from '@shared/storage';
import { chapterOf, chapterRows, saveChapter } from './desk-chapters';
import { comicRows, saveComic } from './desk-comics';

export function comicRoutes(app: FastifyInstance, { signer, files }: { signer: LinkSigner; files: Storage }): void {
  const { comics, chapters, database } = app;
  const previews = new Previews(signer, 'chapter');
  route(app, calls.comicTopicList, () => comics.topics());
  route(app, calls.comicList, ({ query, user }) => comics.list(query.topicId, query, user?.id ?? null));
  route(app, calls.comicChapterSimpleList, ({ query }) => chapters.names(query.comicId));
  route(app, calls.comicChapterList, ({ query }) => chapters.list(query.comicId));
  route(app, calls.comicChapterDetail, async ({ query: { chapterId, preview }, user }) => {
    const previewed = previews.isOpen(preview, chapterId);
    return found(await chapters.detail(chapterId, user?.id ?? null, previewed));
  });
  route(app, calls.comicChapterLikeUserList, ({ query }) => comics.likeUsers(query.chapterId, query));
  route(app, calls.comicClickToView, async ({ body, user }) => {
    return { chapterId: body.chapterId, readAt: found(await chapters.markRead(body.chapterId, user.id)) };
  });
  route(app, calls.comicPlaces, ({ user }) => readComicPlaces(database, user.id));
  route(app, calls.comicPlaceSave, async ({ body, user }) => {
    await saveComicPlaces(database, user.id, body);
  });
  commentRoutes(app);
  roleRoute(app, calls.comicChapterDelete, async ({ body, transaction }) => {
    const { id, comicId, no, title } = found(await deleteChapter(transaction, body.chapterId));
    return { note: { objectType: 'chapter', objectId: id, before: { comicId, no, title } } };
  });

  // The cover of the comic at a place of the list, the newest at 1. A page can show it before it knows the list; what is at a
  // place changes, so no cache keeps it.
  app.get<{ Params: { place: string } }>('/api/ext/v1/comics/covers/:place', async (request, reply) => {
    const place = /^[1-9]\d?$/.exec(request.params.place)?.[0];
    const url = found(place === undefined ? undefined : await app.comics.coverAt(Number(place)));
    const id = uploadedId(url);
    if (id !== null) return sendUploaded(request, reply, { files, id, cacheControl: 'private, no-cache' });
    // A redirect would cost a slow phone a round trip.
    const drawing = url.startsWith(mediaUrl('')) ? await readMedia(url.slice(mediaUrl('').length)) : null;
    return drawing === null ? reply.redirect(url) : sendDrawing(reply, drawing);
  });

  listRoute(app, calls.deskComicList, 'comic', comicRows);
  saveRoute(app, calls.deskComicSave, 'comic', ({ body, transaction }) => saveComic(transaction, body));
  listRoute(app, calls.deskChapterList, 'chapter', chapterRows);
  readRoute(app, calls.deskChapter, 'chapter', ({ query, transaction }) => chapterOf(transaction, query.id));
  saveRoute(app, calls.deskChapterSave, 'chapter', ({ body, transaction }) => saveChapter(transaction, body));
  roleRoute(app, calls.deskChapterPreview, async ({ body: { chapterId }, transaction }) => {
    const { id } = await chapterOf(transaction, chapterId);
    const { word, endsAt } = previews.open(id);
    const query = `?chapter=${id}&preview=${word}`;
    return {
      data: { path: `comics/${query}`, mobilePath: `mobile/comics/${query}`, endsAt },
      note: { objectType: 'chapter', objectId: id },
    };
  });
}

function commentRoutes(app: FastifyInstance): void {
  const { database } = app;
  route(app, calls.chapterComments, async ({ query, login }) =>
    found(await readComments(database, query, readerOf(login))),
  );
  createRoute(app, calls.chapterCommentCreate, async ({ body, user, transaction }) =>
    found(await createComment(transaction, body, user.id)),
  );
  route(app, calls.chapterCommentDelete, async ({ body, user }) => {
    await deleteComment(database, body.commentId, user.id);
  });
}
