import type { Route } from '../route';
import type * as schemas from './schemas';

/** Topics that comics are filtered by. */
export const comicTopicList: Route<typeof schemas.comicTopicList> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/topic/list',
  token: 'none',
};

/** Comics, latest first, perhaps of one topic; with what this visitor has read. */
export const comicList: Route<typeof schemas.comicList> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicList',
  token: 'optional',
};

/** The chapters of a comic by number, for the chapter switcher. */
export const comicChapterSimpleList: Route<typeof schemas.comicChapterSimpleList> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/simpleList',
  token: 'none',
};

/** The chapters of a comic by number, with their size and likes. */
export const comicChapterList: Route<typeof schemas.comicChapterList> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/list',
  token: 'none',
};

/** A chapter with its panels, its neighbours, and whether this visitor liked and read it. */
export const comicChapterDetail: Route<typeof schemas.comicChapterDetail> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/detail',
  token: 'optional',
};

/** People who liked a chapter, latest first. */
export const comicChapterLikeUserList: Route<typeof schemas.comicChapterLikeUserList> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/likeUserList',
  token: 'none',
};

/** Marks a chapter as read; doing so again changes nothing. */
export const comicClickToView: Route<typeof schemas.comicClickToView> = {
  method: 'POST',
  path: '/api/v1/sns/comic/user/clickToView',
  token: 'required',
};

/** Places at which this visitor stopped in chapters, on whatever device; the latest first. */
export const comicPlaces: Route<typeof schemas.comicPlaces> = {
  method: 'GET',
  path: '/api/ext/v1/comic/places',
  token: 'required',
};

/** Keeps where this visitor stopped; of each chapter the later word holds. */
export const comicPlaceSave: Route<typeof schemas.comicPlaceSave> = {
  method: 'POST',
  path: '/api/ext/v1/comic/places/save',
  token: 'required',
};

/** Comments under a chapter, latest first. Only its author and moderators see a hidden one. */
export const chapterComments: Route<typeof schemas.chapterComments> = {
  method: 'GET',
  path: '/api/ext/v1/comic/comments',
  token: 'optional',
};

/** Says something short under a chapter. */
export const chapterCommentCreate: Route<typeof schemas.chapterCommentCreate> = {
  method: 'POST',
  path: '/api/ext/v1/comic/comments/create',
  token: 'required',
};

/** Deletes a comment, with the likes of it; its author alone. */
export const chapterCommentDelete: Route<typeof schemas.chapterCommentDelete> = {
  method: 'POST',
  path: '/api/ext/v1/comic/comments/delete',
  token: 'required',
};

/** Deletes a chapter, its likes, comments and its reading marks; editors. */
export const comicChapterDelete: Route<typeof schemas.comicChapterDelete> = {
  method: 'POST',
  path: '/api/v1/sns/comic/comicChapter/delete',
  token: 'required',
};
