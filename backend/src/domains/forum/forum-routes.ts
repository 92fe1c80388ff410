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
import { route } from '../../http/route';

/** Texts a minute from one address. */
const WRITES = 60;

export function forumRoutes(app: FastifyInstance): void {
  const { answers, questions, recommendations } = app;
  route(app, questionList, ({ query }) => questions.list(query));
  route(app, questionDetail, async ({ query }) => found(await questions.detail(query.questionId)));
  route(
    app,
    questionCreate,
    async ({ body, user }) => {
      const question = await questions.create(body, user.id);
      if (!question) throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个话题' }] });
      return question;
    },
    { perMinute: WRITES },
  );
  route(app, answerQuery, async ({ query, user }) => found(await answers.query(query, user?.id ?? null)));
  route(
    app,
    answerCreate,
    async ({ body, user }) => found(await answers.create(body.questionId, body.content, user.id)),
    { perMinute: WRITES },
  );
  route(app, answerDelete, async ({ body, user }) => {
    const outcome = await answers.delete(body.answerId, user.id);
    if (outcome !== 'deleted') throw new Refusal(outcome);
    return null;
  });
  route(app, answerRecommend, async ({ body }) => {
    const marked = found(await recommendations.set(body.answerId));
    return { ...marked, recommended: true };
  });
  route(app, answerCancelRecommend, async ({ body }) => {
    const cleared = found(await recommendations.cancel(body.answerId));
    return { ...cleared, recommended: false };
  });
}
