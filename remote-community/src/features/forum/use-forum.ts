import { call } from '@shared/client';
import {
  type Answer,
  answerQuery,
  type Page,
  type Question,
  type QuestionDetail,
  questionDetail,
  questionList,
  sceneDataSource,
  type SceneItem,
} from '@shared/contract/endpoints';
import { type Call, useCall } from '../calls/use-call';
import type { ForumQuery } from './forum-query';

export function useTopics(): Call<SceneItem[]> {
  return useCall(['forum topics'], (options) => call(sceneDataSource, { sceneCode: 'forum-topic' }, options));
}

/** @param query undefined where there is nothing to ask for */
export function useQuestions(query: ForumQuery | undefined): Call<Page<Question>> {
  const { topic, keyword, page = 1 }: Partial<ForumQuery> = query ?? {};
  return useCall(query ? ['questions', topic, keyword, page] : null, (options) =>
    call(questionList, { page, ...(topic && { topic }), ...(keyword && { keyword }) }, options),
  );
}

export function useQuestion(questionId: number): Call<QuestionDetail> {
  return useCall(['question', questionId], (options) => call(questionDetail, { questionId }, options));
}

export function useAnswers(questionId: number, page: number, answerId: number | undefined): Call<Page<Answer>> {
  return useCall(['answers', questionId, page, answerId], (options) =>
    call(answerQuery, { questionId, page, ...(answerId !== undefined && { answerId }) }, options),
  );
}
