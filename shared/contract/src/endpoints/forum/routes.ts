import type { Route } from '../route';
import type * as schemas from './schemas';

/** Questions, latest first, perhaps of one topic. */
export const questionList: Route<typeof schemas.questionList> = {
  method: 'GET',
  path: '/api/ext/v1/questions',
  token: 'optional',
};

/** A question in full. */
export const questionDetail: Route<typeof schemas.questionDetail> = {
  method: 'GET',
  path: '/api/ext/v1/questions/detail',
  token: 'optional',
};

/** Asks a question. */
export const questionCreate: Route<typeof schemas.questionCreate> = {
  method: 'POST',
  path: '/api/ext/v1/questions/create',
  token: 'required',
};

/** Answers of a question: the recommended one first, then the latest. */
export const answerQuery: Route<typeof schemas.answerQuery> = {
  method: 'GET',
  path: '/api/noauth/v1/sns/forum/answer/query',
  token: 'optional',
};

/** Answers a question. */
export const answerCreate: Route<typeof schemas.answerCreate> = {
  method: 'POST',
  path: '/api/v1/sns/forum/answer/create',
  token: 'required',
};

/** Deletes an answer, by its author alone; a recommendation goes with it. */
export const answerDelete: Route<typeof schemas.answerDelete> = {
  method: 'POST',
  path: '/api/v1/sns/forum/answer/delete',
  token: 'required',
};

/** Marks an answer as officially recommended, in place of the one before; moderators. */
export const answerRecommend: Route<typeof schemas.answerRecommend> = {
  method: 'POST',
  path: '/api/v1/sns/forum/answer/officialRecommended',
  token: 'required',
};

/** Takes the official recommendation back; moderators. */
export const answerCancelRecommend: Route<typeof schemas.answerCancelRecommend> = {
  method: 'POST',
  path: '/api/v1/sns/forum/answer/cancelOfficialRecommended',
  token: 'required',
};
