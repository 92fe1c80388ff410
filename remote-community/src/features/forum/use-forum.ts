import { getAnswers, getQuestion, getQuestions, getSceneItems, getUser } from '@shared/client';
import type { Answer, Page, Question, QuestionDetail, RichUser, SceneItem } from '@shared/contract/endpoints';
import { type Call, useCall, useOwnCall } from '../calls/use-call';
import type { ForumQuery } from './forum-query';

export function useTopics(): Call<SceneItem[]> {
  return useCall(['forum topics'], (options) => getSceneItems({ sceneCode: 'forum-topic' }, options));
}

export function useQuestions({ topic, keyword, page }: ForumQuery): Call<Page<Question>> {
  return useCall(['questions', topic, keyword, page], (options) =>
    getQuestions({ page, ...(topic && { topic }), ...(keyword && { keyword }) }, options),
  );
}

export function useQuestion(questionId: number): Call<QuestionDetail> {
  return useCall(['question', questionId], (options) => getQuestion({ questionId }, options));
}

export function useAnswers(questionId: number, page: number, answerId: number | undefined): Call<Page<Answer>> {
  return useCall(['answers', questionId, page, answerId], (options) =>
    getAnswers({ questionId, page, ...(answerId !== undefined && { answerId }) }, options),
  );
}

/** Who is signed in; nothing for a guest. */
export function useMe(): RichUser | undefined {
  return useOwnCall(['me'], (options) => getUser(options)).data;
}
