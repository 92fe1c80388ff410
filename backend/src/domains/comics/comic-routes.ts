import type { FastifyInstance } from 'fastify';
import {
  chapterCommentCreate,
  chapterCommentDelete,
  chapterComments,
  comicChapterDelete,
  comicChapterDetail,
  comicChapterLikeUserList,
  comicChapterList,
  comicChapterSimpleList,
  comicClickToView,
  comicList,
  comicPlaceSave,
  comicPlaces,
  comicTopicList,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { createRoute, roleRoute, route } from '../../http/route';
import { readerOf } from '../moderation/hidden';
import type { LinkSigner } from '../../links/link-signer';
import { ChapterPreviews } from './chapter-previews';
import { deleteChapter } from './chapter-repository';
import { createComment, deleteComment, readComments } from './comments';
import { readComicPlaces, saveComicPlaces } from './comic-places';

/** Comments a minute from one address, as texts of the forum. */
const WRITES = 60;

export function comicRoutes(app: FastifyInstance, { signer }: { signer: LinkSigner }): void {
  const { comics, chapters, database } = app;
  const previews = new ChapterPreviews(signer);
  route(app, comicTopicList, () => comics.topics());
  route(app, comicList, ({ query, user }) => comics.list(query.topicId, query, user?.id ?? null));
  route(app, comicChapterSimpleList, ({ query }) => chapters.names(query.comicId));
  route(app, comicChapterList, ({ query }) => chapters.list(query.comicId));
  route(app, comicChapterDetail, async ({ query: { chapterId, preview }, user }) => {
    const previewed = previews.isOpen(preview, chapterId, Date.now());
    if (preview !== undefined && !previewed) throw new Refusal('link-expired', {}, '预览已经过期，请从工作台重新打开');
    return found(await chapters.detail(chapterId, user?.id ?? null, previewed));
  });
  route(app, comicChapterLikeUserList, ({ query }) => comics.likeUsers(query.chapterId, query));
  route(app, comicClickToView, async ({ body, user }) => {
    return { chapterId: body.chapterId, readAt: found(await chapters.markRead(body.chapterId, user.id)) };
  });
  route(app, comicPlaces, ({ user }) => readComicPlaces(database, user.id));
  route(app, comicPlaceSave, async ({ body, user }) => {
    await saveComicPlaces(database, user.id, body);
    return null;
  });
  commentRoutes(app);
  roleRoute(app, comicChapterDelete, async ({ body, transaction }) => {
    const { id, comicId, no, title } = found(await deleteChapter(transaction, body.chapterId));
    return { data: null, note: { objectType: 'chapter', objectId: id, before: { comicId, no, title } } };
  });
}

function commentRoutes(app: FastifyInstance): void {
  const { database } = app;
  route(app, chapterComments, async ({ query, login }) => found(await readComments(database, query, readerOf(login))));
  createRoute(
    app,
    chapterCommentCreate,
    async ({ body, user, transaction }) => found(await createComment(transaction, body, user.id)),
    { perMinute: WRITES },
  );
  route(app, chapterCommentDelete, async ({ body, user }) => {
    const outcome = await deleteComment(database, body.commentId, user.id);
    if (outcome !== 'deleted') throw new Refusal(outcome);
    return null;
  });
}
