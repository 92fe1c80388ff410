import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found, refuseField } from '../../http/refusal';
import { createRoute, roleRoute, route } from '../../http/route';
import { countMiss } from '../search/search-misses';
import { readKeyword } from '../../words/read-keyword';
import { accept } from './accept';
import { answerDetail, createAnswer } from './answer-repository';
import { deleteQuestion } from './delete-question';
import { editText, readFormerTexts } from './edit';
import { follow, lockFollowers, readFollowed } from './follow';
import { readerOf } from '../moderation/hidden';
import { createQuestion, questionDetail } from './question-repository';
import { tellOfAnswer, tellOfQuestion, tellOfRecommendation } from './tell-of-answer';
import { cancelRecommendation, recommend } from './recommend';
import { findSimilar } from './similar';
import { postPicturePath } from '@shared/contract/fields';
import type { Storage } from '@shared/storage';
import { sendPicture } from '../uploads/send-picture';
import { shownPicture } from './post-pictures';

export function forumRoutes(app: FastifyInstance, { files }: { files: Storage }): void {
  const { answers, questions } = app;
  route(app, calls.questionList, async ({ query, login }) => {
    const keyword = await readKeyword(app.lexicon, query.keyword);
    const list = await questions.list({ ...query, keyword }, readerOf(login));
    await countMiss(app.database, { place: 'questions', keyword: query.keyword, total: list.total });
    return { ...list, taken: keyword.taken };
  });
  route(app, calls.questionDetail, async ({ query, login }) =>
    found(await questions.detail(query.questionId, readerOf(login))),
  );
  createRoute(app, calls.questionCreate, async ({ body, user, transaction }) => {
    const { others } = await lockFollowers(transaction, { authorId: user.id, topic: body.topic });
    const question = (await createQuestion(transaction, body, user.id)) ?? refuseField('topic', '没有这个话题');
    if (question.hidden === null) await tellOfQuestion(transaction, question, others);
    return question;
  });
  route(app, calls.answerQuery, async ({ query, login }) => found(await answers.query(query, readerOf(login))));
  createRoute(app, calls.answerCreate, async ({ body, user, transaction }) => {
    const followers = await lockFollowers(transaction, { questionId: body.questionId, authorId: user.id });
    const answer = found(await createAnswer(transaction, body, user.id));
    if (answer.hidden === null) await tellOfAnswer(transaction, answer, { author: user, followers });
    return answer;
  });
  route(app, calls.answerDelete, async ({ body, user }) => {
    await answers.delete(body.answerId, user.id);
  });
  route(app, calls.questionDelete, async ({ body, user }) => {
    await app.database.transaction((transaction) => deleteQuestion(transaction, body.questionId, user.id));
  });
  ownTextRoutes(app);
  followRoutes(app);
  roleRoute(app, calls.answerRecommend, async ({ body: { answerId }, transaction }) => {
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
  roleRoute(app, calls.answerCancelRecommend, async ({ body: { answerId }, transaction }) => {
    const { questionId, before } = found(await cancelRecommendation(transaction, answerId));
    return {
      data: { answerId, questionId, recommended: false },
      note: {
        objectType: 'question',
        objectId: questionId,
        before: { recommended: before },
        after: { recommended: before === answerId ? null : before },
      },
    };
  });

  // Pictures of questions and answers, to everybody.
  app.get<{ Params: { id: string } }>(postPicturePath(':id'), (request, reply) =>
    sendPicture(request, reply, { id: request.params.id, files, pictureOf: (id) => shownPicture(app.database, id) }),
  );
}

/** Routes for the authors of a question and of an answer. */
function ownTextRoutes(app: FastifyInstance): void {
  createRoute(app, calls.questionEdit, async ({ body: { questionId, ...text }, user, transaction }) => {
    await editText(transaction, { targetType: 'question', targetId: questionId, ...text }, user.id);
    return found(await questionDetail(transaction, questionId, { userId: user.id, moderates: false }));
  });
  createRoute(app, calls.answerEdit, async ({ body: { answerId, ...text }, user, transaction }) => {
    await editText(transaction, { targetType: 'answer', targetId: answerId, ...text }, user.id);
    return answerDetail(transaction, answerId, user.id);
  });
  route(app, calls.formerTexts, async ({ query, login }) =>
    found(await readFormerTexts(app.database, query, readerOf(login))),
  );
  route(app, calls.answerAccept, ({ body, user }) =>
    app.database.transaction((transaction) => accept(transaction, body, user.id)),
  );
}

function followRoutes(app: FastifyInstance): void {
  route(app, calls.questionFollow, async ({ body, user }) =>
    found(await app.database.transaction((transaction) => follow(transaction, body, user.id))),
  );
  route(app, calls.followedQuestions, ({ query, user }) => readFollowed(app.database, user.id, query));
  route(app, calls.similarQuestions, async ({ query }) => ({
    items: await findSimilar(app.database, await app.lexicon(), query.title ?? ''),
  }));
}
