import type { FastifyInstance } from 'fastify';
import {
  answerCancelRecommend,
  answerCreate,
  answerDelete,
  answerQuery,
  answerRecommend,
  questionCreate,
  questionDetail,
  questionList,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { createRoute, roleRoute, route } from '../../http/route';
import { countMiss } from '../desk-site/search-misses';
import { createAnswer } from './answer-repository';
import { readerOf } from './hidden';
import { createQuestion } from './question-repository';
import { tellOfAnswer, tellOfRecommendation } from './tell-of-answer';
import { cancelRecommendation, recommend } from './recommend';

/** Texts a minute from one address. */
const WRITES = 60;

export function forumRoutes(app: FastifyInstance): void {
  const { answers, questions } = app;
  route(app, questionList, async ({ query, login }) => {
    const list = await questions.list(query, readerOf(login));
    await countMiss(app.database, { place: 'questions', keyword: query.keyword, total: list.total });
    return list;
  });
  route(app, questionDetail, async ({ query, login }) =>
    found(await questions.detail(query.questionId, readerOf(login))),
  );
  createRoute(
    app,
    questionCreate,
    async ({ body, user, transaction }) => {
      const question = await createQuestion(transaction, body, user.id);
      if (!question) throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个话题' }] });
      return question;
    },
    { perMinute: WRITES },
  );
  route(app, answerQuery, async ({ query, login }) => found(await answers.query(query, readerOf(login))));
  createRoute(
    app,
    answerCreate,
    async ({ body, user, transaction }) => {
      const answer = found(await createAnswer(transaction, body, user.id));
      await tellOfAnswer(transaction, answer, user.id);
      return answer;
    },
    { perMinute: WRITES },
  );
  route(app, answerDelete, async ({ body, user }) => {
    const outcome = await answers.delete(body.answerId, user.id);
    if (outcome !== 'deleted') throw new Refusal(outcome);
    return null;
  });
  roleRoute(app, answerRecommend, async ({ body: { answerId }, transaction }) => {
    const { questionId, before } = found(await recommend(transaction, answerId));
    if (before !== answerId) await tellOfRecommendation(transaction, { questionId, answerId });
    return {
      data: { answerId, questionId, recommended: true },
      note: {
        objectType: 'question',
        objectId: questionId,
        before: { recommended: before },
        after: { recommended: answerId },
      },
    };
  });
  roleRoute(app, answerCancelRecommend, async ({ body: { answerId }, transaction }) => {
    const { questionId, before } = found(await cancelRecommendation(transaction, answerId));
    return {
      data: { answerId, questionId, recommended: false },
      note: {
        ...{ objectType: 'question', objectId: questionId },
        ...{ before: { recommended: before }, after: { recommended: before === answerId ? null : before } },
      },
    };
  });
}
