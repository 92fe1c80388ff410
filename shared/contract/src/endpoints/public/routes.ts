import type { Route } from '../route';
import type * as schemas from './schemas';

/*
 * Content of a page that shows one thing, the same for everybody. Refused with `not-found` where it never was in sight, with `gone`
 * where it was and is no more.
 */

/** A question with a page of its answers, the first one unless told. */
export const publicQuestion: Route<typeof schemas.publicQuestion> = {
  method: 'GET',
  path: '/api/ext/v1/public/question',
  token: 'none',
};

/** Questions by page as `questionList` gives them; refused with `not-found` beyond their end, and of a topic that there is not. */
export const publicQuestions: Route<typeof schemas.publicQuestions> = {
  method: 'GET',
  path: '/api/ext/v1/public/questions',
  token: 'none',
};

/** A comic with its chapters by number. */
export const publicComic: Route<typeof schemas.publicComic> = {
  method: 'GET',
  path: '/api/ext/v1/public/comic',
  token: 'none',
};

/** A chapter with its panels, and the comic that it is of. */
export const publicChapter: Route<typeof schemas.publicChapter> = {
  method: 'GET',
  path: '/api/ext/v1/public/chapter',
  token: 'none',
};

/** A work of the awards. */
export const publicWork: Route<typeof schemas.publicWork> = {
  method: 'GET',
  path: '/api/ext/v1/public/work',
  token: 'none',
};

/** Works of the awards by page, as `activityWorksPage` lists them, for the pages that are composed of it. */
export const publicWorks: Route<typeof schemas.publicWorks> = {
  method: 'GET',
  path: '/api/ext/v1/public/works',
  token: 'none',
};

/** An open day with its tables, whether it is still to come or over. */
export const publicOpenDay: Route<typeof schemas.publicOpenDay> = {
  method: 'GET',
  path: '/api/ext/v1/public/open-day',
  token: 'none',
};

/** Open days that are over, the latest first. */
export const publicPastOpenDays: Route<typeof schemas.publicPastOpenDays> = {
  method: 'GET',
  path: '/api/ext/v1/public/past-open-days',
  token: 'none',
};

/** Addresses of things with a page of their own, by number: for sitemaps. */
export const publicAddresses: Route<typeof schemas.publicAddresses> = {
  method: 'GET',
  path: '/api/ext/v1/public-addresses',
  token: 'none',
};
