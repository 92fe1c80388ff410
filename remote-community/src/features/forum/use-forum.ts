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
import { type Call, useRead } from '../calls/use-call';
import type { ForumQuery } from './forum-query';

export function useTopics(): Call<SceneItem[]> {
  return useRead(sceneDataSource, { sceneCode: 'forum-topic' });
}

/** @param query undefined where there is nothing to ask for */
export function useQuestions(query: ForumQuery | undefined): Call<Page<Question>> {
  const { topic, keyword, page = 1 }: Partial<ForumQuery> = query ?? {};
  return useRead(questionList, query ? { page, ...(topic && { topic }), ...(keyword && { keyword }) } : null);
}

export function useQuestion(questionId: number): Call<QuestionDetail> {
  return useRead(questionDetail, { questionId });
}

export function useAnswers(questionId: number, page: number, answerId: number | undefined): Call<Page<Answer>> {
  return useRead(answerQuery, { questionId, page, ...(answerId !== undefined && { answerId }) });
}
