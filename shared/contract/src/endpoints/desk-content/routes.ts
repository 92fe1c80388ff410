import type { Route } from '../route';
import type * as schemas from './schemas';

/**
 * Begins a file that is sent in parts, or finds the one that this person began before: the same name, size and SHA-256. Says
 * how much of it is there already.
 */
export const deskFileBegin: Route<typeof schemas.deskFileBegin> = {
  method: 'POST',
  path: '/api/ext/v1/desk/files/begin',
  token: 'required',
};

/**
 * One part of a file, as it is (`application/octet-stream`), at its place in the query. A part that is there already is answered
 * as if it had come now; one that does not join on is refused with `offset-wanted`, which says where to go on.
 */
export const deskFilePart: Route<typeof schemas.deskFilePart> = {
  method: 'POST',
  path: '/api/ext/v1/desk/files/part',
  token: 'required',
};

/** Checks a file whose parts are all there, and makes it one that can be used. Asked again, it answers the same. */
export const deskFileEnd: Route<typeof schemas.deskFileEnd> = {
  method: 'POST',
  path: '/api/ext/v1/desk/files/end',
  token: 'required',
};

/** Comics as editors see them, those without a published chapter too. */
export const deskComicList: Route<typeof schemas.deskComicList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/comics',
  token: 'required',
};

/** Makes a comic, or changes one. */
export const deskComicSave: Route<typeof schemas.deskComicSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/comics/save',
  token: 'required',
};

/** Chapters in every state, without their panels. */
export const deskChapterList: Route<typeof schemas.deskChapterList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/chapters',
  token: 'required',
};

/** One chapter with its panels. */
export const deskChapter: Route<typeof schemas.deskChapter> = {
  method: 'GET',
  path: '/api/ext/v1/desk/chapters/one',
  token: 'required',
};

/** Makes a chapter, changes one, or brings it into another state. */
export const deskChapterSave: Route<typeof schemas.deskChapterSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/chapters/save',
  token: 'required',
};

/** An address at which a chapter is read as visitors will read it, whatever its state; good for an hour. */
export const deskChapterPreview: Route<typeof schemas.deskChapterPreview> = {
  method: 'POST',
  path: '/api/ext/v1/desk/chapters/preview',
  token: 'required',
};

/** Builds of the client in every state. */
export const deskBuildList: Route<typeof schemas.deskBuildList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/builds',
  token: 'required',
};

/** Makes a build of an uploaded file, changes what is said of it, offers it or takes it back. */
export const deskBuildSave: Route<typeof schemas.deskBuildSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/builds/save',
  token: 'required',
};
