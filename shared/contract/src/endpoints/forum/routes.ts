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

/** Answers of a question: the accepted one first, then the recommended one, then the latest or the most useful ones. */
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

/** Another text in place of a question's, by its author alone; what stood there stays readable. */
export const questionEdit: Route<typeof schemas.questionEdit> = {
  method: 'POST',
  path: '/api/ext/v1/questions/edit',
  token: 'required',
};

/** Another text in place of an answer's, by its author alone; what stood there stays readable. */
export const answerEdit: Route<typeof schemas.answerEdit> = {
  method: 'POST',
  path: '/api/ext/v1/answers/edit',
  token: 'required',
};

/** Texts of a question or an answer from before it was edited, latest first. */
export const formerTexts: Route<typeof schemas.formerTexts> = {
  method: 'GET',
  path: '/api/ext/v1/questions/former-texts',
  token: 'optional',
};

/** Marks the answer that helped, in place of the one before, or takes the mark back; by who asked alone. */
export const answerAccept: Route<typeof schemas.answerAccept> = {
  method: 'POST',
  path: '/api/ext/v1/answers/accept',
  token: 'required',
};

/** Follows a question, or does so no more. */
export const questionFollow: Route<typeof schemas.questionFollow> = {
  method: 'POST',
  path: '/api/ext/v1/questions/follow',
  token: 'required',
};

/** Questions that a visitor follows, latest first. */
export const followedQuestions: Route<typeof schemas.followedQuestions> = {
  method: 'GET',
  path: '/api/ext/v1/questions/followed',
  token: 'required',
};

/** Questions whose titles are like a text, the most alike first. */
export const similarQuestions: Route<typeof schemas.similarQuestions> = {
  method: 'GET',
  path: '/api/ext/v1/questions/similar',
  token: 'none',
};
